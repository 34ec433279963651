import { MAIL_ADDRESS } from '@/content/contact.ts';
import { CAREER } from '@/content/pages/career.ts';
import { LinkIndex } from '@/sections/link-index.tsx';
import { MailLink } from '@/sections/mail-link.tsx';
import { PageIntro } from '@/sections/page-intro.tsx';
import { SpecList } from '@/sections/spec-list.tsx';
import { Split } from '@/sections/split.tsx';

export function Page() {
  const { title, lead, positions, way } = CAREER;
  return (
    <>
      <PageIntro title={title} lead={lead} layout="poster" tone="lichen" />
      <Split title={positions.title}>
        <LinkIndex entries={positions.entries} />
        <div className="grid gap-1 py-5 sm:grid-cols-[9rem_1fr] sm:gap-6">
          <p className="text-sm text-muted">{positions.mail.meta}</p>
          <div>
            <h3 className="font-display text-lg font-semibold">{positions.mail.title}</h3>
            <p className="mt-1 mb-5 max-w-measure leading-relaxed text-muted">
              {positions.mail.text}
            </p>
            <MailLink
              address={MAIL_ADDRESS}
              subject={positions.mail.subject}
              label="Send your page"
              variant="secondary"
            />
          </div>
        </div>
      </Split>
      <Split title={way.title} tone="raised">
        <SpecList items={way.items} />
      </Split>
    </>
  );
}
