#!/usr/bin/env python3
"""A bot for Carillon in forty lines, which prefers attacks and otherwise plays at random.

    carillon sim struggle --games 10 --french "cmd:python3 cli/examples/player.py" --british random

Whenever its side must choose, the bot gets a line of JSON with what that side sees (cli/ENGINE.md), and answers with a line of JSON.
"""
import json
import random
import sys

# Actions to prefer, by the first word of the game's notation.
EAGER = ("fight", "attack", "assault", "siege", "raid", "event")
# Actions to play only if no other action is legal.
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
        # "over" tells how the game ended; the next question belongs to a new game


if __name__ == "__main__":
    main()
