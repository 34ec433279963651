import type { ReactNode } from 'react';
import { strokes } from '../projects/lines.ts';
import type { Solid } from './solid.tsx';
import { tintOf, type Tint } from './tints.ts';

const PAGES: Tint = { ...tintOf('Chalk'), line: 'stroke-line-strong' };

/** A book: its title in lines, and what is on the cover below it, 100 units wide and from y = 62 on. */
export const BOOKS: Readonly<Record<string, Solid>> = {
  'the-quiet-machine': book(
    ['The Quiet', 'Machine'],
    22,
    <path d="M28 138V96q0-22 22-22t22 22v42M36 138V98q0-15 14-15t14 15v40M18 138h64M44 138v-20h12v20M50 126h0" />,
  ),
  'answers-at-home': book(
    ['Answers', 'at Home'],
    18,
    <path d="M16 72h46v22H34l-8 8v-8H16zM22 80h34M22 87h22M84 108H42v22h28l8 8v-8h6zM78 116H48M78 123H60" />,
  ),
  'a-house-of-wires': book(
    ['A House', 'of Wires'],
    26,
    <path d="M14 138V96l36-28 36 28v42zM14 112h72M50 96v42M24 138v-14q0-6 6-6h12q8 0 8-8v-4q0-6 6-6h18q6 0 6 6v32M30 100h8v6h-8zM64 122h8v6h-8z" />,
  ),
  'the-restore-book': book(
    ['The', 'Restore', 'Book'],
    10,
    <path
      d={strokes(12, (month) => {
        const [x, y] = [22 + (month % 4) * 16, 86 + Math.floor(month / 4) * 16];
        return `M${x} ${y}h11v11h-11z${month < 8 ? `m2 6 3 3 5-7` : ''}`;
      })}
    />,
  ),
  'letters-to-my-router': book(
    ['Letters to', 'My Router'],
    12,
    <path d="M20 84h60v40H20zM20 84l30 24 30-24M20 124l22-22M80 124l-22-22M42 76q8-8 16 0M36 70q14-14 28 0" />,
  ),
  'who-reads-along': book(
    ['Who Reads', 'Along'],
    20,
    <path d="M14 104q36-34 72 0-36 34-72 0zM50 91a13 13 0 1 0 0 26 13 13 0 0 0 0-26M50 99v10M45 104h10M14 132h18m6 0h24m6 0h18" />,
  ),
  'field-notes-blank': book(
    ['Machine', 'diary'],
    12,
    <path d="M18 80h64v24H18zM18 88h64M18 96h64M90 0v150M18 118h20M18 126h34" />,
  ),
  'the-small-office': book(
    ['The Small', 'Office File'],
    34,
    <path d="M20 78h24v56H20zM52 78h28v24H52zM52 110h28v24H52zM26 88h12M26 96h12M58 86h16M58 94h10M66 122h0M8 30v4M8 70v4M8 110v4" />,
  ),
};

function book(title: readonly string[], thickness: number, motif: ReactNode): Solid {
  const sheetAt = (sheet: number) => (((sheet + 1) * thickness) / 6).toFixed(1);
  return {
    size: [100, 150, thickness],
    edges: PAGES,
    front: ({ mark }) => (
      <>
        <path d="M7 0v150" />
        {title.map((line, index) => (
          <text
            key={line}
            x="15"
            y={26 + index * 16}
            fontSize="15"
            stroke="none"
            className={`font-display font-semibold ${mark}`}
          >
            {line}
          </text>
        ))}
        {motif}
      </>
    ),
    side: () => <path d={strokes(5, (sheet) => `M${sheetAt(sheet)} 0v150`)} />,
    top: () => <path d={strokes(5, (sheet) => `M0 ${sheetAt(sheet)}h100`)} />,
    detail: [4, 4, 92, 77],
  };
}

/** The book lying open: a page of text, and its cover's drawing as a plate. */
export function SpreadView({ solid, tint, id }: { solid: Solid; tint: Tint; id: string }) {
  const seed = id.length;
  const lines = (x: number, from: number, to: number) =>
    strokes(Math.floor((to - from) / 7), (row) => {
      const width = (row + seed) % 6 === 5 ? 38 : 72 - ((row * seed) % 5);
      return `M${x} ${from + row * 7}h${width}`;
    });
  return (
    <>
      <path
        d="M22 168q50-12 98 0 48-12 98 0l-2 6q-48-12-96 0-48-12-96 0z"
        className={`${tint.fill} stroke-ink`}
      />
      <path
        d="M24 30q50-12 96 2v136q-46-14-96-2zM216 30q-50-12-96 2v136q46-14 96-2z"
        className="fill-raised stroke-ink"
      />
      <path d={lines(34, 48, 150)} className="stroke-line-strong" />
      <path d={lines(134, 128, 158)} className="stroke-line-strong" />
      <path d="M112 34v130M128 34v130" className="stroke-line" />
      <svg x="138" y="36" width="66" height="84" viewBox="10 58 84 92">
        <g className="stroke-accent">
          {solid.front({ ...tintOf('Chalk'), mark: 'fill-transparent' })}
        </g>
      </svg>
    </>
  );
}
