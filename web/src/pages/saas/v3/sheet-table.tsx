import { useId } from 'react';
import type { Copy } from '@/lib/copy.ts';
import { SheetNote, SheetPart, type PartProps } from './sheet.tsx';

/** A part of the sheet that is a table, and a remark on it. */
export function TablePart({ part, kind, ...place }: TablePartProps) {
  return (
    <SheetPart part={part} {...place}>
      <SheetTable caption={part.caption} head={part.head} rows={part.rows} kind={kind} />
      {part.note !== undefined && <SheetNote copy={part.note} />}
    </SheetPart>
  );
}

/**
 * A dense ruled table. On a phone, words fold: what a row is about stands above its other cells, in the head as in the rows.
 * Figures stay in their columns, and parts stand side by side there, one column for each.
 */
export function SheetTable({ caption, head, rows, kind }: Table & { kind: Kind }) {
  const id = useId();
  const isWords = kind === 'words';
  const row = isWords ? 'flex-wrap max-md:flex max-md:*:flex-1' : undefined;
  const first = isWords ? 'max-md:-mb-2 max-md:min-w-full' : undefined;
  return (
    <>
      <p id={id} className="mb-2 text-sm text-muted">
        {caption}
      </p>
      <table aria-labelledby={id} className={`w-full text-left [&_tr>*]:p-2 ${LOOKS[kind]}`}>
        <thead className="border-y bg-sunk font-mono text-xs">
          <tr className={row}>
            {head.map((cell, column) => (
              <th key={cell} scope="col" className={column === 0 ? first : undefined}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="align-top *:border-b *:border-line">
          {rows.map(([subject, ...rest]) => (
            <tr key={rest[0] === undefined ? subject : `${subject} ${rest[0]}`} className={row}>
              <th scope="row" className={first}>
                {subject}
              </th>
              {rest.map((cell, column) => (
                <td key={head[column + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const LOOKS = {
  words: 'text-sm',
  figures: 'font-mono text-xs',
  parts: 'font-mono text-xs turned-9',
};

type TablePartProps = PartProps & {
  part: Table & { id: string; title: string; text?: Copy; note?: Copy };
  kind: Kind;
};

type Table = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };
type Kind = keyof typeof LOOKS;
