/** A browser and its device in words, such as “Firefox on Windows”, from what it says of itself; not more than is of use. */
export function deviceLabel(userAgent: string | undefined): string {
  const says = ([pattern]: readonly [RegExp, string]) => pattern.test(userAgent ?? '');
  const [, browser = 'A browser'] = BROWSERS.find(says) ?? [];
  const [, device] = DEVICES.find(says) ?? [];
  return device === undefined ? browser : `${browser} on ${device}`;
}

/** In this order: most of them also name the ones below. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];
