import { describe, expect, it } from 'vitest';
import { checkServerName } from './server-name.ts';

// R-ACC-05
describe('checkServerName', () => {
  it('takes a name of up to 60 characters, not counting the blanks around it', () => {
    expect(checkServerName('Home')).toBe(true);
    expect(checkServerName(` ${'a'.repeat(60)} `)).toBe(true);
  });

  it('says how long a longer one is', () => {
    expect(checkServerName('a'.repeat(61))).toContain('61');
  });

  // R-REL-08
  it.each(['Ho\nme', '\u202EemoH', 'Home\u200F', '\u0007Home', '\u2066Home\u2069'])(
    'refuses %j, which holds an invisible character, and says so',
    (name) => {
      expect(checkServerName(name)).toContain('invisible');
    },
  );

  it.each(['', '   '])('asks for a name instead of %j', (name) => {
    expect(checkServerName(name)).toContain('Give the server a name');
  });
});
