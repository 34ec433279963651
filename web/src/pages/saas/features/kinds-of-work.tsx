import type { ReactNode } from 'react';
import { FEATURES } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import type { Copy } from '@/lib/copy.ts';
import { ArchiveList } from './archive-list.tsx';
import { DraftLetter } from './draft-letter.tsx';
import { MinutesStrip } from './minutes-strip.tsx';
import { ScanPair } from './scan-pair.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

/** Features one under the other, each in a ratio of its own and on its own side of the page. */
export function KindsOfWork() {
  const { drafts, scans, minutes, leaving } = FEATURES;
  return (
    <Section labelledBy="rows-title">
      <div className="mb-10 max-w-2xl">
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
        <FeatureRow part={minutes} ratio="words 7, picture 5">
          <MinutesStrip />
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
    <div className="grid gap-8 py-10 md:grid-cols-12 md:items-center md:gap-10 md:py-14">
      <div className={words}>
        <h3 className="font-display text-xl font-semibold tracking-tight md:text-2xl">{title}</h3>
        <p className="mt-4 max-w-measure leading-relaxed">{text}</p>
        <ul className="mt-5 max-w-measure text-sm text-muted">
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
  'words 7, picture 5': ['md:col-span-7', 'md:col-span-5'],
  'picture 7, words 5': ['md:order-last md:col-span-5', 'md:col-span-7'],
} as const;
