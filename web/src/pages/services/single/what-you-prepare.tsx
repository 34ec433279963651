import { MOVING_IN } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { TickList } from './tick-list.tsx';

export function WhatYouPrepare() {
  const { prepare } = MOVING_IN;
  return (
    <Section tone="accent-tint" spacing="normal" labelledBy="prepare-title">
      <div className="mb-8 max-w-2xl">
        <Heading id="prepare-title" size="lg">
          {prepare.title}
        </Heading>
        <p className="mt-3 leading-relaxed">{prepare.text}</p>
      </div>
      <TickList />
    </Section>
  );
}
