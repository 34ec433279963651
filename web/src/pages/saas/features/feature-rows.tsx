import type { ReactNode } from 'react';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';

/** Features one under the other, each in a ratio of its own and on its own side of the page. */
export function FeatureRows({ children }: { children: ReactNode }) {
  return <div className="divide-y divide-line border-y border-line">{children}</div>;
}

export function FeatureRow({
  title,
  text,
  facts,
  ratio,
  children,
}: {
  title: string;
  text: Copy;
  /** Short lines under the text, on hairlines. */
  facts?: readonly Copy[];
  /** Columns of the words and of the picture, in the order in which they stand. */
  ratio: keyof typeof RATIOS;
  children: ReactNode;
}) {
  const [words, picture] = RATIOS[ratio];
  return (
    <div className="grid gap-8 py-10 md:grid-cols-12 md:items-center md:gap-10 md:py-14">
      <div className={words}>
        <h3 className="font-display text-xl font-semibold tracking-tight md:text-2xl">{title}</h3>
        <p className="mt-4 max-w-measure leading-relaxed">
          <CopyText copy={text} />
        </p>
        {facts !== undefined && (
          <ul className="mt-5 max-w-measure text-sm text-muted">
            {facts.map((fact, index) => (
              <li key={index} className="border-t border-line py-2">
                <CopyText copy={fact} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={`min-w-0 ${picture}`}>{children}</div>
    </div>
  );
}

const RATIOS = {
  'words 4, picture 8': ['md:col-span-4', 'md:col-span-8'],
  'words 5, picture 7': ['md:col-span-5', 'md:col-span-7'],
  'words 7, picture 5': ['md:col-span-7', 'md:col-span-5'],
  'picture 7, words 5': ['md:order-last md:col-span-5', 'md:col-span-7'],
  'picture 5, words 7': ['md:order-last md:col-span-7', 'md:col-span-5'],
} as const;
