import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

// R-IDN-01
test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15', 'My iPhone'],
  ['Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36', 'My Android phone'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36', 'My Windows computer'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15', 'My Mac'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101', 'My Linux computer'],
  ['', 'My passkey'],
])('a passkey in %s is offered a name that its owner knows', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
