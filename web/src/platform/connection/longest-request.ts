/**
 * How long the identity client waits for one answer of its server, in milliseconds. To it, a device is mobile inside an app only,
 * never in a phone's browser. Source: `Delay` in firebase-js-sdk's auth package, and `environment.ts` in its util package.
 */
export function longestRequestMs(surroundings: Surroundings): number {
  // Each by its name: to read all of a window would read its storage, which a browser may refuse.
  const { navigator, cordova, phonegap, PhoneGap } = surroundings;
  const isInApp = [cordova, phonegap, PhoneGap].some(Boolean);
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
