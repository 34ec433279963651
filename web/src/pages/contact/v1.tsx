import { MAIL_ADDRESS } from '@/content/contact.ts';
import { CONTACT } from '@/content/pages/contact-v1.ts';
import { Paragraphs } from '@/sections/copy-text.tsx';
import { MailLink } from '@/sections/mail-link.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Section } from '@/sections/section.tsx';
import { Split } from '@/sections/split.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, matters, first } = CONTACT;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="split">
        <p className="font-display text-xl font-semibold break-words md:text-3xl">
          <TextLink to={`mailto:${MAIL_ADDRESS}`}>{MAIL_ADDRESS}</TextLink>
        </p>
      </PageIntro>
      <Section tone="raised">
        <h2 className="mb-8 font-display text-xl font-semibold">
          What to write, and when we answer
        </h2>
        <ul className="border-b border-line">
          {matters.map((matter) => (
            <li
              key={matter.title}
              className="grid gap-4 border-t border-line py-6 md:grid-cols-12 md:gap-8"
            >
              <h3 className="font-display text-lg font-semibold md:col-span-3">{matter.title}</h3>
              <p className="max-w-measure leading-relaxed md:col-span-5">{matter.text}</p>
              <div className="space-y-3 md:col-span-4">
                <p className="text-sm text-muted">{matter.when}</p>
                <MailLink
                  address={MAIL_ADDRESS}
                  subject={matter.subject}
                  label="Write about this"
                  variant="secondary"
                />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Split title={first.title} tone="lichen" spacing="tight">
        <Paragraphs paragraphs={first.paragraphs} />
      </Split>
    </>
  );
}
