// @ts-check
// The script of the guides' pages, which sets the same light or dark scheme as on the board.

import { wearScheme } from "../model/scheme.js";

wearScheme();
