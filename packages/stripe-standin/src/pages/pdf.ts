/** One line of the document: text on the left, an amount on the right; a note is smaller. */
export type PdfRow = { text: string; amount?: string; isNote?: boolean };

const LEFT = 60;
const RIGHT = 535;
const TOP = 770;
const LONGEST_TEXT = 72;

/** A one-page PDF with lines of text: title first, then the rest. Text outside Latin-1 is replaced. */
export function buildPdf(title: string, rows: readonly PdfRow[]): Buffer {
  const content = [
    text('F2', 22, LEFT, TOP, title),
    ...rows.flatMap((row, index) => {
      const y = TOP - 44 - index * 20;
      const size = row.isNote ? 9 : 11;
      const words =
        row.text.length > LONGEST_TEXT ? `${row.text.slice(0, LONGEST_TEXT)}...` : row.text;
      const left = text('F1', size, LEFT, y, words);
      if (row.amount === undefined) return [left];
      // Each character of Courier is 0.6 times the font size wide, which aligns the amounts.
      return [left, text('F3', size, RIGHT - row.amount.length * size * 0.6, y, row.amount)];
    }),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R /F3 7 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    font('Courier'),
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

function text(name: string, size: number, x: number, y: number, words: string): string {
  return `BT /${name} ${size} Tf ${x.toFixed(1)} ${y} Td (${escape(words)}) Tj ET`;
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
}

function escape(words: string): string {
  return words.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, String.raw`\$&`);
}
