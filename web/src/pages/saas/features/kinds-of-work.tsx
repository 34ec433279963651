import { FEATURES } from './copy.ts';
import { FeatureRow, FeatureRows } from './feature-rows.tsx';
import { ArchiveList } from './archive-list.tsx';
import { DraftLetter } from './draft-letter.tsx';
import { MinutesStrip } from './minutes-strip.tsx';
import { ScanPair } from './scan-pair.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function KindsOfWork() {
  const { drafts, scans, minutes, leaving } = FEATURES;
  return (
    <Section spacing="normal" labelledBy="rows-title">
      <div className="mb-10 max-w-2xl">
        <Heading id="rows-title" size="lg">
          {FEATURES.rowsTitle}
        </Heading>
      </div>
      <FeatureRows>
        <FeatureRow
          title={drafts.title}
          text={drafts.text}
          facts={drafts.facts}
          ratio="words 4, picture 8"
        >
          <DraftLetter title={drafts.sheet} state={drafts.state} parts={drafts.parts} />
        </FeatureRow>
        <FeatureRow
          title={scans.title}
          text={scans.text}
          facts={scans.facts}
          ratio="picture 7, words 5"
        >
          <ScanPair />
        </FeatureRow>
        <FeatureRow
          title={minutes.title}
          text={minutes.text}
          facts={minutes.facts}
          ratio="words 7, picture 5"
        >
          <MinutesStrip />
        </FeatureRow>
        <FeatureRow
          title={leaving.title}
          text={leaving.text}
          facts={leaving.facts}
          ratio="picture 7, words 5"
        >
          <ArchiveList />
        </FeatureRow>
      </FeatureRows>
    </Section>
  );
}
