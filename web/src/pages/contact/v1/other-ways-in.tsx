import { COMPANY } from '@contract/legal/company.ts';
import { CONTACT } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { MailLink } from '@/bands/mail-link.tsx';
import { Section } from '@/bands/section.tsx';
import { env } from '@/platform/env.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function OtherWaysIn({ hasChat = env.zendeskSnippetUrl !== '' }: { hasChat?: boolean }) {
  const { cards } = CONTACT;
  return (
    <Section tone="sunk" labelledBy="cards-title">
      <Heading id="cards-title" size="sm">
        {cards.title}
      </Heading>
      <div className="mt-6 grid gap-5 md:grid-cols-12">
        <div className="rounded-lg bg-accent-tint p-6 md:col-span-7 md:p-8">
          <h3 className="text-sm font-semibold">{cards.mail.title}</h3>
          <p className="mt-3 font-display text-xl font-semibold tracking-tight break-words sm:text-2xl lg:text-3xl">
            {COMPANY.email}
          </p>
          <p className="mt-3 mb-6 max-w-md leading-relaxed">{cards.mail.text}</p>
          <MailLink subject={cards.mail.subject} label={cards.mail.action} variant="secondary" />
        </div>
        <div className="rounded-lg border border-alert bg-raised p-6 md:col-span-5 md:p-8">
          <h3 className="font-display text-lg font-semibold text-alert">{cards.security.title}</h3>
          <p className="mt-2 mb-6 leading-relaxed">{cards.security.text}</p>
          <MailLink
            subject={cards.security.subject}
            label={cards.security.action}
            variant="secondary"
          />
        </div>
        {hasChat && (
          <div className="rounded-lg border border-line-strong p-6 md:col-span-5 md:p-8">
            <h3 className="font-display text-lg font-semibold">{cards.chat.title}</h3>
            <p className="mt-2 mb-4 leading-relaxed">{cards.chat.text}</p>
            <TextLink to={cards.chat.to}>{cards.chat.action}</TextLink>
          </div>
        )}
        <div
          className={`rounded-lg border border-line-strong p-6 md:p-8 ${hasChat ? 'md:col-span-7' : 'md:col-span-12'}`}
        >
          <h3 className="font-display text-lg font-semibold">{cards.quick.title}</h3>
          <ul className="mt-3 gap-x-10 sm:columns-2">
            {cards.quick.links.map(({ label, to }) => (
              <li key={label} className="py-1.5">
                <TextLink to={to}>{label}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
