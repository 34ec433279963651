import type { ReactNode } from 'react';
import { FEATURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { ScanPair } from './scan-pair.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** Features one under the other, each in a ratio of its own and on its own side of the page. */
export function KindsOfWork() {
  const { drafts, scans, leaving } = FEATURES;
  return (
    <Section labelledBy="rows-title">
      <div className="mb-6 max-w-2xl md:mb-10">
        <Heading id="rows-title" size="lg">
          {FEATURES.rowsTitle}
        </Heading>
      </div>
      <div className="divide-y divide-line border-y border-line">
        <FeatureRow part={drafts} ratio="words 4, picture 8">
          <DraftLetter />
        </FeatureRow>
        <FeatureRow part={scans} ratio="picture 7, words 5">
          <ScanPair />
        </FeatureRow>
        <FeatureRow part={leaving} ratio="picture 7, words 5">
          <ArchiveList />
        </FeatureRow>
      </div>
    </Section>
  );
}

function FeatureRow({
  part: { title, text, facts },
  ratio,
  children,
}: {
  /** The facts are short lines under the text, on hairlines. */
  part: { title: string; text: string; facts: readonly Copy[] };
  /** Columns of the words and of the picture, in the order in which they stand. */
  ratio: keyof typeof RATIOS;
  children: ReactNode;
}) {
  const [words, picture] = RATIOS[ratio];
  return (
    <div className="grid gap-6 py-8 md:grid-cols-12 md:items-center md:gap-10 md:py-14">
      <div className={words}>
        <h3 className="font-display text-xl font-semibold tracking-tight md:text-2xl">{title}</h3>
        <p className="mt-4 max-w-measure leading-relaxed">{text}</p>
        <ul className="mt-4 max-w-measure text-sm text-muted">
          {facts.map((fact, index) => (
            <li key={index} className="border-t border-line py-2">
              <CopyText copy={fact} />
            </li>
          ))}
        </ul>
      </div>
      <div className={`min-w-0 ${picture}`}>{children}</div>
    </div>
  );
}

const RATIOS = {
  'words 4, picture 8': ['md:col-span-4', 'md:col-span-8'],
  'picture 7, words 5': ['md:order-last md:col-span-5', 'md:col-span-7'],
} as const;

/** A draft, with the earlier letter each part was taken from in its margin. */
function DraftLetter() {
  const { sheet, state, parts } = FEATURES.drafts;
  return (
    <div className="border border-ink bg-raised">
      <p className="flex flex-wrap justify-between gap-x-4 border-b border-line px-5 py-3 text-sm">
        <span className="font-semibold">{sheet}</span>
        <span className="text-muted">{state}</span>
      </p>
      <div className="px-5 py-2 sm:py-4">
        {parts.map((part) => (
          <div key={part.text} className="grid gap-x-6 py-3 sm:grid-cols-[1fr_11rem]">
            <p className="leading-relaxed">
              {'changed' in part ? (
                <>
                  <del className="text-muted decoration-alert">{part.changed} </del>
                  <ins className="decoration-accent underline-offset-4">{part.text}</ins>
                </>
              ) : (
                part.text
              )}
            </p>
            <p className="mt-1 border-l-2 border-accent-tint pl-3 text-xs leading-relaxed text-muted sm:mt-0.5">
              {part.from}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What the archive holds on leaving, with sizes that add up. */
function ArchiveList() {
  const { name, entries, total, note } = FEATURES.leaving;
  return (
    <div className="font-mono text-xs">
      <p className="flex justify-between gap-4 border-b border-ink pb-2 font-semibold">
        <span className="wrap-anywhere">{name}</span>
        <span className="whitespace-nowrap tabular-nums">{total}</span>
      </p>
      <ul>
        {entries.map((entry) => (
          <li
            key={entry.path}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 sm:grid-cols-[9rem_1fr_auto]"
          >
            <span>{entry.path}</span>
            <span className="order-last col-span-2 font-sans text-sm text-muted sm:order-none sm:col-span-1">
              {entry.holds}
            </span>
            <span className="whitespace-nowrap tabular-nums">{entry.size}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 font-sans text-sm text-muted">{note}</p>
    </div>
  );
}
