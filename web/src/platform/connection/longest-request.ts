/**
 * How long the identity client waits for one answer of its server, in milliseconds. To it, a device is mobile inside an app only,
 * never in a phone's browser. Source: `Delay` in firebase-js-sdk's auth package, and `environment.ts` in its util package.
 */
export function longestRequestMs({ navigator, ...shell }: Surroundings): number {
  const isInApp = [shell.cordova, shell.phonegap, shell.PhoneGap].some(Boolean);
  const isMobile =
    (isInApp && MOBILE.test(navigator.userAgent)) || navigator.product === 'ReactNative';
  return isMobile ? 60_000 : 30_000;
}

const MOBILE = /ios|iphone|ipod|ipad|android|blackberry|iemobile/i;

type Surroundings = {
  navigator: { userAgent: string; product: string };
  cordova?: unknown;
  phonegap?: unknown;
  PhoneGap?: unknown;
};
