/** The header of a file that is stored gzipped and was kept unpacked: web/service_worker.js, downloads.mjs. */
export const UNPACKED = "x-unpacked";
