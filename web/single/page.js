// The single file starts here: its files are found first, then it is the site's page.

import "./page_files.js";
import "../main.js";
