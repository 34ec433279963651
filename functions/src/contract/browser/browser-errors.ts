/** What our pages tell us of an error in a browser. It names no one: what a person typed or was shown is taken out on both sides. */
export type BrowserError = {
  name: BrowserErrorName;
  /** Through `withoutValues`. */
  message: string;
  /** The pattern of the page's address, such as `/dashboard/projects/:id`; `*` where there is no such page. */
  path: string;
  /** Where in our script it happened, innermost first: file, line and column. */
  frames: readonly string[];
  /** The file of the script that every page starts with, without its folder: its name is another in each release. */
  release: string;
};

/** What the language, browsers and our own code call errors. Any other is sent as an `Error`. */
export const BROWSER_ERROR_NAMES = [
  'Error',
  'AggregateError',
  'EvalError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'TypeError',
  'URIError',
  'AbortError',
  'ConstraintError',
  'DataCloneError',
  'DataError',
  'EncodingError',
  'HierarchyRequestError',
  'InvalidAccessError',
  'InvalidCharacterError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotReadableError',
  'NotSupportedError',
  'OperationError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
  'VersionError',
  'ApiError',
  'FirebaseError',
] as const;
export type BrowserErrorName = (typeof BROWSER_ERROR_NAMES)[number];

/** In UTF-16 units. */
export const BROWSER_ERROR_LENGTH = 200;
export const BROWSER_ERROR_FRAMES = 5;
/** What a frame is sent as: a file that the build has named, and nothing of its address besides. */
export const BROWSER_ERROR_FRAME = /^\/assets\/[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/;

/** The words of an error without what they quote and every word that has a digit, is an address, or is longer than words are. */
export function withoutValues(message: string): string {
  return message
    .slice(0, 2_000)
    .replaceAll(QUOTED, '…')
    .replaceAll(VALUE, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, BROWSER_ERROR_LENGTH);
}

/** To its end, or to that of the text. An apostrophe within a word quotes nothing. */
const QUOTED =
  /"[^"]*"?|“[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|`[^`]*`?|‘.*?(?:’(?![\p{L}\p{N}])|$)|(?<![\p{L}\p{N}])'.*?(?:'(?![\p{L}\p{N}])|$)/gsu;
const VALUE = /\S*[\p{N}@/\\]\S*|\S{25,}/gu;
