#!/usr/bin/env python3
"""A player for Carillon in forty lines: it takes what scores, and otherwise anything.

    carillon sim struggle --games 10 --french "cmd:python3 cli/examples/player.py" --british random

Whenever its side must choose it is sent a line of JSON with what that side sees (cli/ENGINE.md), and answers with a line of JSON.
"""
import json
import random
import sys

# What is tried first; a word of the game's own notation.
EAGER = ("fight", "attack", "assault", "siege", "raid", "event")
# What is done only when there is nothing else.
IDLE = ("pass", "done", "halt", "discard")


def rank(play: str) -> int:
    word = play.split()[0]
    if word in EAGER:
        return 0
    return 2 if word in IDLE else 1


def choose(question: dict) -> str:
    legal = question["legal"]
    best = min(rank(play) for play in legal)
    return random.choice([play for play in legal if rank(play) == best])


def main() -> None:
    random.seed(1)  # the same games every time
    for line in sys.stdin:
        question = json.loads(line)
        if question["do"] == "go":
            print(json.dumps({"play": choose(question)}), flush=True)
        # "over" says how the game ended; the next question belongs to a new one


if __name__ == "__main__":
    main()
