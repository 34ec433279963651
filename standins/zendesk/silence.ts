const RATE_HZ = 8_000;
const SECONDS = 0.2;
const HEADER_BYTES = 44;
/** The middle of what eight bits can say, which is no sound at all. */
const REST = 128;

/** A sound that no one hears, as a WAV file: one channel, eight bits a sample. */
export function silence(): Buffer {
  const samples = RATE_HZ * SECONDS;
  const file = Buffer.alloc(HEADER_BYTES + samples, REST);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + samples, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE_HZ, 24);
  file.writeUInt32LE(RATE_HZ, 28);
  file.writeUInt16LE(1, 32);
  file.writeUInt16LE(8, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples, 40);
  return file;
}
