// The first script of the single file, before its parts.

import { sayIfUnable } from "../boot/unable.js";

sayIfUnable();
