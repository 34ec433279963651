import { expect, it } from 'vitest';
import { nameOf, proposeHostName } from './host-names.ts';

// R-MAC-05
it('goes on to longer numbers, which do not run out, when the short names are taken', () => {
  expect(proposeHostName(0)).toMatch(/^[a-z]+$/);
  expect(proposeHostName(1)).toMatch(/^[a-z]+-\d{4}$/);
  expect(proposeHostName(10)).toMatch(/^[a-z]+-\d{12}$/);
  expect(nameOf('cedar-123456789012')).toBe('Cedar 123456789012');
});
