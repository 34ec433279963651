import { SYSTEMS_ENGINEER } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatYouBring() {
  const { bring } = SYSTEMS_ENGINEER;
  return (
    <Section labelledBy="bring-title" grid="gap-10 md:grid-cols-12">
      <div className="md:col-span-7">
        <Heading id="bring-title">{bring.title}</Heading>
        <ul className="mt-5 space-y-4">
          {bring.list.map((item) => (
            <li
              key={item}
              className="max-w-xl border-t border-line pt-4 font-display text-lg leading-snug font-semibold md:text-xl"
            >
              {item}
            </li>
          ))}
        </ul>
      </div>
      <div className="md:col-span-4 md:col-start-9">
        <h3 className="mb-4 font-display text-lg font-semibold text-muted">{bring.notTitle}</h3>
        <BulletList items={bring.not} />
      </div>
    </Section>
  );
}
