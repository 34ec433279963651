import { PRACTICE_STORY } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';

export function Limits() {
  const { title, rule, ruleNote, items } = PRACTICE_STORY.limits;
  return (
    <Section id="limits" labelledBy="limits-title">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <div className="mb-6">
            <Heading id="limits-title" size="lg">
              {title}
            </Heading>
          </div>
          <SpecList items={items} />
        </div>
        <figure className="self-center lg:col-span-5">
          <div className="relative mx-auto max-w-sm -rotate-2 border border-ink bg-raised px-6 pt-11 pb-7 md:px-8 md:pt-14 md:pb-10">
            <span
              aria-hidden="true"
              className="absolute top-4 left-1/2 size-4 -translate-x-1/2 rounded-full border border-ink bg-alert"
            />
            <p className="font-display text-2xl leading-tight font-semibold md:text-3xl">
              {rule[0]}
              <span className="mt-4 block text-alert">{rule[1]}</span>
            </p>
          </div>
          <figcaption className="mt-5 text-center text-sm text-muted">{ruleNote}</figcaption>
        </figure>
      </div>
    </Section>
  );
}
