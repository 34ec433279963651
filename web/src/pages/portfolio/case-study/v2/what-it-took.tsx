import { LAW_OFFICE_FIGURES } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatItTook() {
  const { took } = LAW_OFFICE_FIGURES;
  return (
    <Section id="took" tone="sunk" labelledBy="took-title" spacing="tight">
      <Heading id="took-title">{took.title}</Heading>
      <div className="mt-6">
        <PlainTable caption={took.caption} head={took.head} rows={took.rows} />
      </div>
    </Section>
  );
}
