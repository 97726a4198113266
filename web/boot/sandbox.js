/**
 * Whether this page is in a sandboxed frame without an origin. There is no storage, and Chromium makes no
 * worker from a blob there; from a data: URL it does.
 */
export const isSandboxed = self.origin === "null" && location.protocol !== "file:";
