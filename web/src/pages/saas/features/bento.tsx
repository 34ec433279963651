import type { ReactNode } from 'react';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

/** Cells of uneven size on twelve columns; one under the other on a phone. */
export function Bento({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-flow-row-dense gap-3 md:grid-cols-2 lg:grid-cols-12 lg:gap-4">
      {children}
    </ul>
  );
}

/** One cell: a heading, a sentence or two, and a vignette that shows what they say. */
export function BentoCell({
  part: { id, title, text },
  shape,
  tone = 'raised',
  picture = 'below',
  children,
}: {
  part: { id: string; title: string; text: Copy };
  shape: keyof typeof SHAPES;
  tone?: keyof typeof TONES;
  /** Where the vignette stands to the words; beside them only from the widest layout on. */
  picture?: keyof typeof PICTURES;
  children: ReactNode;
}) {
  return (
    <li
      id={id}
      className={`grid min-w-0 scroll-mt-24 gap-6 rounded-lg border p-5 md:p-6 ${SHAPES[shape]} ${TONES[tone]} ${PICTURES[picture]}`}
    >
      <div className={picture === 'above' ? 'order-last' : ''}>
        <h3 className="font-display text-lg font-semibold tracking-tight md:text-xl">{title}</h3>
        <p className={`mt-2 max-w-md text-sm leading-relaxed ${TEXTS[tone]}`}>
          <CopyText copy={text} />
        </p>
      </div>
      <div className="min-w-0">{children}</div>
    </li>
  );
}

const SHAPES = {
  '12': 'md:col-span-2 lg:col-span-12',
  '8': 'md:col-span-2 lg:col-span-8',
  '7x2': 'md:col-span-2 lg:col-span-7 lg:row-span-2',
  '5': 'lg:col-span-5',
  '4x2': 'md:col-span-2 md:grid-cols-2 lg:col-span-4 lg:row-span-2 lg:grid-cols-1',
} as const;

const TONES = {
  raised: 'border-line bg-raised',
  paper: 'border-line bg-paper',
  sunk: 'border-line bg-sunk',
  'accent-tint': 'border-accent bg-accent-tint',
} as const;

const TEXTS = {
  raised: 'text-muted',
  paper: 'text-muted',
  sunk: 'text-ink',
  'accent-tint': 'text-ink',
};

const PICTURES = {
  below: 'grid-rows-[auto_1fr]',
  above: 'grid-rows-[1fr_auto]',
  beside: 'content-start lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-10',
} as const;
