import { MOVING_IN } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { RowTable } from '@/bands/row-table.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatIsDeleted() {
  const { deleted } = MOVING_IN;
  return (
    <Section labelledBy="deleted-title">
      <div className="mb-4">
        <Heading id="deleted-title">{deleted.title}</Heading>
      </div>
      <RowTable caption={deleted.caption} head={deleted.head} rows={deleted.rows} />
    </Section>
  );
}
