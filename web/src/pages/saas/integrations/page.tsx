import { INTEGRATIONS } from './copy.ts';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { KeyBoard } from './key-board.tsx';
import { PatchBayHead } from './patch-bay.tsx';
import { WireBand } from './wire-band.tsx';
import { Heading } from '@/bands/heading.tsx';
import { IntegrationGrid } from './integration-grid.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { grid, keys, missing } = INTEGRATIONS;
  return (
    <>
      <PatchBayHead />

      <Section tone="raised" labelledBy="grid-title">
        <div className="mb-6">
          <Heading id="grid-title">{grid.title}</Heading>
        </div>
        <IntegrationGrid />
      </Section>

      <WireBand />

      <Section labelledBy="keys-title">
        <div className="grid gap-8 md:grid-cols-12 md:items-center md:gap-10">
          <div className="md:col-span-7">
            <KeyBoard />
          </div>
          <div className="space-y-5 md:col-span-5">
            <Heading id="keys-title">{keys.title}</Heading>
            <Paragraphs paragraphs={keys.paragraphs} />
          </div>
        </div>
      </Section>

      <Split title={missing.title} spacing="tight">
        <LinkIndex entries={missing.entries} />
      </Split>
    </>
  );
}
