const LEFT = 60;
const TOP = 770;
const LINE_HEIGHT = 18;
const COLUMNS = 72;

/** A line with an amount at its right end, in characters of the same width. */
export function withAmount(words: string, amount: string): string {
  return `${words.slice(0, COLUMNS - amount.length - 1).padEnd(COLUMNS - amount.length)}${amount}`;
}

/** A one-page PDF of lines of text. Text outside Latin-1 is replaced. */
export function buildPdf(lines: readonly string[]): Buffer {
  const content = [
    `BT /F1 11 Tf ${LINE_HEIGHT} TL ${LEFT} ${TOP} Td`,
    ...lines.map((line) => `(${escape(line)}) Tj T*`),
    'ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier /Encoding /WinAnsiEncoding >>',
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const tableAt = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${tableAt}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

function escape(words: string): string {
  return words.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
}
