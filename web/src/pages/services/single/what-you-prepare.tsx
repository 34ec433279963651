import { MOVING_IN } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function WhatYouPrepare() {
  const { prepare } = MOVING_IN;
  return (
    <Section tone="accent-tint" labelledBy="prepare-title">
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

/** Things to have ready, with boxes that can be ticked; nothing remembers the ticks. */
function TickList() {
  const { legend, items } = MOVING_IN.prepare;
  return (
    <fieldset>
      <legend className="mb-3 text-sm text-muted">{legend}</legend>
      <div className="grid border-b border-line-strong sm:grid-cols-2 sm:gap-x-10 sm:border-b-0">
        {items.map((item) => (
          <label
            key={item.title}
            className="group grid cursor-pointer grid-cols-[auto_1fr] gap-x-4 border-t border-line-strong py-4"
          >
            <input type="checkbox" className="row-span-2 mt-0.5 size-6 accent-accent" />
            <span className="font-display text-lg leading-tight font-semibold group-has-checked:text-muted group-has-checked:line-through">
              {item.title}
            </span>
            <span className="text-sm text-muted">{item.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
