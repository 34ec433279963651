/** Pictures of one colour, drawn byte by byte: every program that shows pictures shows these. */
import { crc32, deflateSync } from 'node:zlib';

/** A name of four letters and what the chunk holds. */
type Chunk = readonly [name: string, data: Uint8Array];
/** Of a JPEG. */
type Segment = readonly [marker: number, data: Uint8Array];

/** @param extra stands before the picture's own bytes */
export function drawPng(width: number, height = width, extra: readonly Chunk[] = []): Uint8Array {
  return asPng([pngHeader(width, height), ...extra, pngLines(width, height), PNG_END]);
}

export function asPng(chunks: readonly Chunk[]): Uint8Array {
  return joined([bytesOf('\u0089PNG\r\n\u001A\n'), ...chunks.map(pngChunk)]);
}

/** 8 bits of grey for each pixel, or fewer. */
export function pngHeader(width: number, height = width, bits = 8): Chunk {
  return ['IHDR', new Uint8Array([...bigEndian(width), ...bigEndian(height), bits, 0, 0, 0, 0])];
}

export function pngLines(width: number, height = width, bits = 8): Chunk {
  // Each line begins with the number of its filter.
  return ['IDAT', deflateSync(new Uint8Array((Math.ceil((width * bits) / 8) + 1) * height))];
}

export const PNG_END: Chunk = ['IEND', new Uint8Array()];

/** As `acTL` says it: two pictures, again and again. */
export const TWO_FRAMES = new Uint8Array([0, 0, 0, 2, 0, 0, 0, 0]);

/** @param extra segments after the first one: a marker such as 0xE1, and what the segment holds */
export function drawJpeg(
  width: number,
  height = width,
  extra: readonly Segment[] = [],
): Uint8Array {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  // A block takes two bits, both 0; ones fill up the last byte.
  const scan = new Uint8Array(Math.ceil((blocks * 2) / 8));
  const filled = scan.length * 8 - blocks * 2;
  scan[scan.length - 1] = (1 << filled) - 1;
  const oneCode = [1, ...Array<number>(15).fill(0), 0];
  return joined([
    new Uint8Array([0xff, 0xd8]),
    jpegSegment(0xe0, joined([bytesOf('JFIF\0'), new Uint8Array([1, 1, 0, 0, 1, 0, 1, 0, 0])])),
    ...extra.map((segment) => jpegSegment(...segment)),
    jpegSegment(0xdb, new Uint8Array([0, ...Array<number>(64).fill(1)])),
    jpegSegment(...jpegFrame(width, height)),
    jpegSegment(0xc4, new Uint8Array([0x00, ...oneCode])),
    jpegSegment(0xc4, new Uint8Array([0x10, ...oneCode])),
    jpegSegment(0xda, new Uint8Array([1, 1, 0x00, 0, 63, 0])),
    scan,
    new Uint8Array([0xff, 0xd9]),
  ]);
}

/** The segment of a JPEG that says how large it is. */
export function jpegFrame(width: number, height = width): Segment {
  return [0xc0, new Uint8Array([8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0])];
}

/** @param extra chunks after the picture, for which a header says that there are any */
export function drawWebp(width: number, height = width, extra: readonly Chunk[] = []): Uint8Array {
  return asWebp([
    ...(extra.length > 0 ? [webpHeader(width, height, extra)] : []),
    webpPixels(width, height),
    ...extra,
  ]);
}

/** Without loss. */
export function webpPixels(width: number, height = width): Chunk {
  const bits: number[] = [];
  const write = (value: number, count: number) => {
    for (let bit = 0; bit < count; bit += 1) bits.push((value >> bit) & 1);
  };
  write(width - 1, 14);
  write(height - 1, 14);
  // No transparency, version 0, no transforms, no cache of colours, one group of codes.
  write(0, 1 + 3 + 1 + 1 + 1);
  // For green, red, blue and alpha a code with one symbol of eight bits, which a pixel then need not name.
  for (const colour of [0x55, 0x88, 0x99, 0xff]) {
    write(0b101, 3);
    write(colour, 8);
  }
  // And one of one bit for distances.
  write(0b0001, 4);
  const data = new Uint8Array(1 + Math.ceil(bits.length / 8));
  data[0] = 0x2f;
  bits.forEach((bit, at) => {
    data[1 + (at >> 3)] = (data[1 + (at >> 3)] ?? 0) | (bit << (at & 7));
  });
  return ['VP8L', data];
}

/** One of Google's samples for finding out what a browser shows: https://developers.google.com/speed/webp/faq */
export const MOVING_WEBP = new Uint8Array(
  Buffer.from(
    'UklGRlIAAABXRUJQVlA4WAoAAAASAAAAAAAAAAAAQU5JTQYAAAD/////AABBTk1GJgAAAAAAAAAAAAAAAAAAAGQAAABWUDhMDQAAAC8AAAAQBxAREYiI/gcA',
    'base64',
  ),
);

/** What a telephone notes about where a photo was taken, as it stands in `Exif\0\0` of a JPEG or `eXIf` of a PNG. */
export const GPS_EXIF = joined([
  bytesOf('II*\0'),
  new Uint8Array([8, 0, 0, 0]),
  // The first list has one entry: where the list about the place is.
  new Uint8Array([1, 0, ...entry(0x8825, 4, 1, 26), 0, 0, 0, 0]),
  new Uint8Array([
    2,
    0,
    // North, and 52 degrees as a fraction that stands after the list.
    ...entry(1, 2, 2, 0x4e),
    ...entry(2, 5, 3, 56),
    0,
    0,
    0,
    0,
    ...[52, 31, 12].flatMap((part) => [part, 0, 0, 0, 1, 0, 0, 0]),
  ]),
]);

/** The same as the first segment for applications of a JPEG. */
export const JPEG_GPS_EXIF = [0xe1, joined([bytesOf('Exif\0\0'), GPS_EXIF])] as const;

export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

export function asWebp(chunks: readonly Chunk[]): Uint8Array {
  const body = joined([bytesOf('WEBP'), ...chunks.map(riffChunk)]);
  return joined([bytesOf('RIFF'), littleEndian(body.length), body]);
}

function pngChunk([name, data]: Chunk): Uint8Array {
  const named = joined([bytesOf(name), data]);
  return joined([bigEndian(data.length), named, bigEndian(crc32(named))]);
}

export function jpegSegment(...[marker, data]: Segment): Uint8Array {
  return joined([new Uint8Array([0xff, marker, ...uint16(data.length + 2)]), data]);
}

function riffChunk([name, data]: Chunk): Uint8Array {
  return joined([bytesOf(name), littleEndian(data.length), data, new Uint8Array(data.length % 2)]);
}

/** Says how large it is, and which of these chunks there are. */
export function webpHeader(width: number, height = width, extra: readonly Chunk[] = []): Chunk {
  const names = extra.map(([name]) => name);
  const flags =
    (names.includes('EXIF') ? 0x08 : 0) +
    (names.includes('XMP ') ? 0x04 : 0) +
    (names.includes('ANIM') ? 0x02 : 0);
  const sizes = [width - 1, height - 1].flatMap((size) => [size & 0xff, size >> 8, 0]);
  return ['VP8X', new Uint8Array([flags, 0, 0, 0, ...sizes])];
}

/** An entry of a TIFF list, in the order of bytes that `II` says. */
function entry(tag: number, type: number, count: number, value: number): number[] {
  return [tag & 0xff, tag >> 8, type, 0, ...littleEndian(count), ...littleEndian(value)];
}

function bigEndian(value: number): Uint8Array {
  return littleEndian(value).toReversed();
}

function littleEndian(value: number): Uint8Array {
  return new Uint8Array([value, value >> 8, value >> 16, value >> 24].map((byte) => byte & 0xff));
}

function uint16(value: number): [number, number] {
  return [value >> 8, value & 0xff];
}
