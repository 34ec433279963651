import { MAIL_ADDRESS } from '@/content/contact.ts';
import { ENGINEER } from '@/content/pages/contact-v2.ts';
import { MailLink } from '@/sections/mail-link.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { Split } from '@/sections/split.tsx';
import { Steps } from '@/sections/steps.tsx';

export function Page() {
  const { title, lead, letter, label, subject, afterwards } = ENGINEER;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="aside" tone="amber">
        <figure>
          <div className="rounded-sm border border-ink bg-raised p-6 leading-loose md:p-8">
            {letter.lines.map((line) => (
              <p key={line} className="border-b border-line">
                {line}
              </p>
            ))}
          </div>
          <figcaption className="mt-3 mb-6 text-sm">{letter.caption}</figcaption>
          <MailLink address={MAIL_ADDRESS} subject={subject} label={label} />
        </figure>
      </PageIntro>
      <Split title={afterwards.title} ratio="5/7">
        <Steps steps={afterwards.steps} layout="column" />
      </Split>
    </>
  );
}
