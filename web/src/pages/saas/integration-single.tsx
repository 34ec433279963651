import { NEXTCLOUD } from '@/content/pages/saas-integration-single.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';
import { Steps } from '@/sections/steps.tsx';

export function Page() {
  const { kicker, title, lead, steps, facts, trouble } = NEXTCLOUD;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="split" tone="raised" />
      <Section>
        <div className="grid gap-12 md:grid-cols-12 md:gap-10">
          <div className="md:col-span-7">
            <h2 className="mb-6 font-display text-xl font-semibold">Set it up in three steps</h2>
            <Steps steps={steps} layout="column" />
          </div>
          <div className="md:col-span-5">
            <h2 className="mb-6 font-display text-xl font-semibold">Good to know</h2>
            <SpecList items={facts} />
          </div>
        </div>
      </Section>
      <Split title={trouble.title} tone="lichen" spacing="tight">
        <Paragraphs paragraphs={trouble.paragraphs} />
      </Split>
    </>
  );
}
