// A jar with nothing but a manifest, for `java -jar` to start a class of another one.
import { writeFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';

/** @param classPath addresses, relative to the jar's own or whole; that of a folder ends with a slash */
export function writeLauncher(file: string, mainClass: string, classPath: string[]) {
  const manifest = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${classPath.join(' ')}`,
  ];
  const text = manifest.map(wrapManifestLine).join('\r\n') + '\r\n\r\n';
  writeFileSync(file, zipOfOne('META-INF/MANIFEST.MF', Buffer.from(text)));
}

/** Manifest lines have at most 72 bytes including the line break; a continuation starts with a space. */
function wrapManifestLine(line: string) {
  const lines = [line.slice(0, 70)];
  for (let at = 70; at < line.length; at += 69) lines.push(` ${line.slice(at, at + 69)}`);
  return lines.join('\r\n');
}

/** A zip archive with one uncompressed file (PKWARE APPNOTE 4.3). */
function zipOfOne(name: string, data: Buffer) {
  const nameBytes = Buffer.from(name);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(0x21, 8);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, nameBytes, data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}
