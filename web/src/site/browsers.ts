/** The oldest browsers that do everything. What is newer is replaced or guarded; `.oxlintrc.json` names it. */
export const OLDEST_BROWSERS = {
  chrome: '116',
  edge: '116',
  firefox: '128',
  safari: '17.0',
  ios: '17.0',
} as const;

export const OLDEST_IN_WORDS = `Chrome or Edge ${OLDEST_BROWSERS.chrome}, Firefox ${OLDEST_BROWSERS.firefox}, or Safari ${OLDEST_BROWSERS.safari}, which comes with iOS ${OLDEST_BROWSERS.ios}`;
