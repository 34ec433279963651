import { MAIL_ADDRESS } from '@/content/contact.ts';
import { SYSTEMS_ENGINEER } from '@/content/pages/career-single.ts';
import { BulletList } from '@/sections/bullet-list.tsx';
import { MailLink } from '@/sections/mail-link.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { kicker, title, lead, work, bring, first, apply } = SYSTEMS_ENGINEER;
  return (
    <>
      <PageIntro kicker={kicker} title={title} lead={lead} layout="left" />
      <Section tone="raised">
        <div className="grid gap-10 md:grid-cols-12">
          {[work, bring].map((part, index) => (
            <div key={part.title} className={index === 0 ? 'md:col-span-7' : 'md:col-span-5'}>
              <h2 className="mb-4 font-display text-xl font-semibold">{part.title}</h2>
              <BulletList items={part.list} />
            </div>
          ))}
        </div>
      </Section>
      <Split title={first.title}>
        <SpecList items={first.items} />
      </Split>
      <Split title={apply.title} tone="lichen" ratio="5/7">
        <p className="mb-6 max-w-measure leading-relaxed">{apply.text}</p>
        <MailLink address={MAIL_ADDRESS} subject={apply.subject} label={apply.label} />
      </Split>
    </>
  );
}
