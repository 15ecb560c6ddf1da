// @ts-check
// All that a page of the guides does: it is light or dark as the board is.

import { wearScheme } from "../model/scheme.js";

wearScheme();
