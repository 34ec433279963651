import { SYSTEMS_ENGINEER } from './copy.ts';
import { PayTable } from './pay-table.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatItPays() {
  const { pay } = SYSTEMS_ENGINEER;
  return (
    <Section tone="sunk" labelledBy="pay-title">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-4">
          <Heading id="pay-title">{pay.title}</Heading>
          <p className="mt-4 max-w-measure leading-relaxed">{pay.text}</p>
          <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">{pay.note}</p>
        </div>
        <div className="lg:col-span-8">
          <PayTable caption={pay.title} head={pay.head} rows={pay.rows} here={pay.here} />
        </div>
      </div>
    </Section>
  );
}
