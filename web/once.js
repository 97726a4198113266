/**
 * A function that asks for `work`: it is done once, in a task of its own, however often it was asked for
 * until then. What changes meanwhile is drawn with it, and neither task is long.
 * @param {() => void} work
 * @returns {() => void}
 */
export function once(work) {
  let isAsked = false;
  return () => {
    if (isAsked) return;
    isAsked = true;
    setTimeout(() => {
      isAsked = false;
      work();
    });
  };
}
