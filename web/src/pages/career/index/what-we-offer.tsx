import { CAREER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatWeOffer() {
  const { offer } = CAREER;
  return (
    <Section tone="raised" labelledBy="offer-title" grid="gap-8 lg:grid-cols-12 lg:gap-10">
      <div className="lg:col-span-3">
        <Heading id="offer-title">{offer.title}</Heading>
        <p className="mt-4 max-w-measure leading-relaxed text-muted">{offer.not}</p>
      </div>
      <div className="min-w-0 lg:col-span-9">
        <PlainTable caption={offer.caption} head={offer.head} rows={offer.rows} />
      </div>
    </Section>
  );
}
