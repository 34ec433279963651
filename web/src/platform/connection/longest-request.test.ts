import { expect, test } from 'vitest';
import { longestRequestMs } from './longest-request.ts';

const PHONE = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile', product: 'Gecko' };
const DESKTOP = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140', product: 'Gecko' };

// R-SES-13
test.each([
  ['a browser on a desktop', { navigator: DESKTOP }, 30_000],
  ['a browser on a phone', { navigator: PHONE }, 30_000],
  ['an app on a phone', { navigator: PHONE, cordova: {} }, 60_000],
  ['an app on a phone, by its former name', { navigator: PHONE, PhoneGap: {} }, 60_000],
  ['an app on a desktop', { navigator: DESKTOP, cordova: {} }, 30_000],
  ['React Native', { navigator: { ...PHONE, product: 'ReactNative' } }, 60_000],
])('%s is given as long as the identity client gives it', (_, surroundings, ms) => {
  expect(longestRequestMs(surroundings)).toBe(ms);
});

// R-RTE-11
test('a window that refuses its storage is asked for none', () => {
  const refuse = () => {
    throw new Error('Access is denied for this document.');
  };
  const window = { navigator: DESKTOP };
  Object.defineProperty(window, 'localStorage', { get: refuse, enumerable: true });
  expect(longestRequestMs(window)).toBe(30_000);
});
