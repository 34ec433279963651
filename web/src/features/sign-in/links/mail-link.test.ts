import { expect, test } from 'vitest';
import { linkIn } from './mail-link.ts';

const LINK = `id=${'a'.repeat(28)}&until=1764190000&sign=abc_DEF-123.${'x'.repeat(43)}`;

// R-IDN-06
test('a link is what is after the # of an address, if it can be one', () => {
  expect(linkIn(`#${LINK}`)).toBe(LINK);
  for (const other of ['', '#', '#top', `#${LINK} `, `#${LINK}<script>`, `#${'a'.repeat(1001)}`]) {
    expect([other, linkIn(other)]).toEqual([other, null]);
  }
});
