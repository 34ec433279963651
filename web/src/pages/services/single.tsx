import { MOVING_IN } from '@/content/pages/services-single.ts';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Steps } from '@/sections/steps.tsx';

export function Page() {
  const { kicker, title, lead, steps, facts } = MOVING_IN;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="split" tone="amber" />
      <Section>
        <div className="grid gap-12 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-5 md:order-last">
            <div className="rounded-lg border border-line bg-raised p-6 md:sticky md:top-24 md:p-8">
              <h2 className="mb-4 font-display text-lg font-semibold">{facts.title}</h2>
              <SpecList items={facts.items} />
            </div>
          </div>
          <div className="md:col-span-7">
            <h2 className="mb-6 font-display text-xl font-semibold">In five steps</h2>
            <Steps steps={steps} layout="column" />
          </div>
        </div>
      </Section>
    </>
  );
}
