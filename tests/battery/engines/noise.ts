// What a page has logged since the last look.

/**
 * When a navigation cuts off imports, requests and streams, Firefox and WebKit fail them while the old page still runs;
 * Chromium drops them in silence. So the old page logs these words. They are excused once another document has followed,
 * and never without one.
 */
const CUT_OFF = [
  /^(error: Profile listener failed|page error: TypeError): (error loading dynamically imported module|Importing a module script failed)/,
  /^error: (React Router caught the following error during render )?TypeError: Importing a module script failed/,
  /^error: Subscription: Fetch failed: 0\b/,
  /^warn: Support token: The server could not be reached\./,
  /^warn: Support sign-in: The support service did not answer/,
  /^warn: Support widget: The script could not be loaded/,
  /@firebase\/firestore: .* RPC '(Listen|Write)' stream .* transport errored/,
  /@firebase\/firestore: .* Could not reach Cloud Firestore backend\./,
];

/** Firefox's text for an error object says nothing about it, so it is excused only on a page that we are leaving. */
const CUT_OFF_WITHOUT_WORDS =
  /^error: (React Router caught the following error during render )?JSHandle@error/;

export function createNoise() {
  let lines: { text: string; isParting: boolean }[] = [];
  let isLeaving = false;
  return {
    add: (...texts: string[]) =>
      lines.push(...texts.map((text) => ({ text, isParting: isLeaving }))),
    /** One of our navigations begins. */
    leave: () => {
      isLeaving = true;
    },
    /** Another document has replaced the one that logged. */
    turnPage: () => {
      isLeaving = false;
      lines = lines.filter(
        ({ text, isParting }) =>
          !CUT_OFF.some((words) => words.test(text)) &&
          !(isParting && CUT_OFF_WITHOUT_WORDS.test(text)),
      );
    },
    take: () => lines.splice(0).map(({ text }) => text),
  };
}
