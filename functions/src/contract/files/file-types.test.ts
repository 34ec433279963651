import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTextCheck, messageFileTypeOf, typeByFirstBytes } from './file-types.ts';
import { bytesOf, drawJpeg, drawPng, drawWebp } from './picture-file.fixture.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const AVIF = bytesOf('\0\0\0\u001Cftypavif\0\0\0\0avifmif1miaf');

describe('the type of a file', () => {
  // R-FIL-02
  it.each([
    ['a PNG', drawPng(1), 'image/png'],
    ['a JPEG', drawJpeg(8), 'image/jpeg'],
    ['a WebP', drawWebp(1), 'image/webp'],
    ['a PDF', bytesOf('%PDF-1.7\n%\u00E2\u00E3\n1 0 obj'), 'application/pdf'],
    ['a ZIP', bytesOf('PK\u0003\u0004\u0014\0\0\0'), 'application/zip'],
    ['an empty ZIP', bytesOf(`PK\u0005\u0006${'\0'.repeat(18)}`), 'application/zip'],
    [
      'a log',
      utf8('2026-11-25 \u001B[31mERROR\u001B[0m Gerät antwortet nicht 🛑\r\n'),
      'text/plain',
    ],
    ['a text that begins with a mark', utf8('\uFEFFUmsatz;1\n'), 'text/plain'],
    ['a page', utf8('<!doctype html><script>alert(1)</script>'), 'text/plain'],
    ['a GIF', bytesOf('GIF89a\u0001\0\u0001\0'), null],
    ['an AVIF', AVIF, null],
    ['a WAV, whose first word is that of a WebP', bytesOf('RIFF\0\0\0\0WAVEfmt '), null],
    ['a program', bytesOf('\u007FELF\u0002\u0001\u0001\0'), null],
    ['text in UTF-16', bytesOf('\u00FF\u00FEH\0i\0'), null],
    ['text in Latin 1', bytesOf('Ger\u00E4t'), null],
    ['text that ends within a character', utf8('€').subarray(0, 2), null],
    ['text with a zero byte', utf8('a\0b'), null],
    ['nothing', new Uint8Array(), null],
  ] as const)('of %s is that of its bytes', (_what, bytes, type) => {
    expect(messageFileTypeOf(bytes)).toBe(type);
  });

  // R-FIL-01
  it.each([
    ['image/gif', bytesOf('GIF87a')],
    ['image/avif', AVIF],
    ['image/avif', bytesOf('\0\0\0\u0020ftypmif1\0\0\0\0mif1avifmiafMA1B')],
    [null, bytesOf('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom')],
    [null, bytesOf('\0\0\0\0ftyp')],
  ] as const)('says %s, so that a page can say what is wrong with it', (type, bytes) => {
    expect(typeByFirstBytes(bytes)).toBe(type);
  });
});

// R-FIL-02
it('knows text wherever it is cut into pieces', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), fc.nat(), (text, cut) => {
      const bytes = utf8(text);
      const at = cut % (bytes.length + 1);
      const isText = createTextCheck();
      const said = isText(bytes.subarray(0, at)) && isText(bytes.subarray(at)) && isText(null);
      expect(said).toBe(!text.includes('\0'));
    }),
  );
});
