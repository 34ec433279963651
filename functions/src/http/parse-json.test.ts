import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';

const read = (text: string) => parseJson(Buffer.from(text));

describe('parseJson', () => {
  // R-API-01
  it('reads JSON as it is', () => {
    const value = { a: [1, { b: 'é' }], c: null };
    expect(read(JSON.stringify(value))).toEqual(value);
  });

  // R-API-01
  it.each([
    '{"__proto__":{}}',
    '{"a":{"constructor":1}}',
    '[{"b":[{"prototype":null}]}]',
    '{"\\u005f_proto__":1}',
    '{',
    '',
    "{'a':1}",
  ])('refuses %s', (text) => {
    expect(() => read(text)).toThrow('not valid JSON');
  });

  // R-API-01
  it('refuses bytes that are not UTF-8', () => {
    expect(() => parseJson(Buffer.from([0x22, 0xe9, 0x22]))).toThrow('not valid JSON');
  });
});
