import { MAIL_ADDRESS } from '@/site/contact.ts';
import { CONTACT } from './copy.ts';
import { ContactForm } from '@/features/messages/contact-form.tsx';
import { HoursStrip } from './hours-strip.tsx';
import { MessagePath } from './message-path.tsx';
import { ReplyBoard } from './reply-board.tsx';
import { Heading } from '@/bands/heading.tsx';
import { MailLink } from '@/bands/mail-link.tsx';
import { OfficeMap } from './office-map.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Page() {
  const { title, lead, toForm, board, form, path, cards, hours, place } = CONTACT;
  return (
    <>
      <Section>
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
          <div className="lg:col-span-5">
            <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
              {title}
            </h1>
            <p className="mt-5 max-w-sm text-lg leading-relaxed">{lead}</p>
            <ButtonLink to="#write" className="mt-7">
              {toForm}
            </ButtonLink>
          </div>
          <div className="lg:col-span-7">
            <ReplyBoard caption={board.caption} head={board.head} rows={board.rows} />
          </div>
        </div>
      </Section>

      <Section id="write" tone="raised" labelledBy="write-title">
        <div className="grid gap-12 lg:grid-cols-12 lg:gap-14">
          <div className="lg:col-span-7">
            <Heading id="write-title" size="lg">
              {form.title}
            </Heading>
            <p className="mt-3 mb-8 max-w-measure leading-relaxed text-muted">{form.text}</p>
            <ContactForm topics={form.topics} />
          </div>
          <div className="border-t border-line pt-10 lg:col-span-5 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
            <h2 className="mb-6 font-display text-xl font-semibold tracking-tight">{path.title}</h2>
            <MessagePath steps={path.steps} />
          </div>
        </div>
      </Section>

      <Section tone="sunk" labelledBy="cards-title">
        <Heading id="cards-title" size="sm">
          {cards.title}
        </Heading>
        <div className="mt-6 grid gap-5 md:grid-cols-12">
          <div className="rounded-lg bg-lichen p-6 md:col-span-7 md:p-8">
            <h3 className="text-sm font-semibold">{cards.mail.title}</h3>
            <p className="mt-3 font-display text-xl font-semibold tracking-tight break-words sm:text-2xl lg:text-3xl">
              {MAIL_ADDRESS}
            </p>
            <p className="mt-3 mb-6 max-w-md leading-relaxed">{cards.mail.text}</p>
            <MailLink
              address={MAIL_ADDRESS}
              subject={cards.mail.subject}
              label={cards.mail.action}
              variant="secondary"
            />
          </div>
          <div className="rounded-lg border border-signal bg-raised p-6 md:col-span-5 md:p-8">
            <h3 className="font-display text-lg font-semibold text-signal">
              {cards.security.title}
            </h3>
            <p className="mt-2 mb-6 leading-relaxed">{cards.security.text}</p>
            <MailLink
              address={MAIL_ADDRESS}
              subject={cards.security.subject}
              label={cards.security.action}
              variant="secondary"
            />
          </div>
          <div className="rounded-lg border border-line-strong p-6 md:col-span-5 md:p-8">
            <h3 className="font-display text-lg font-semibold">{cards.chat.title}</h3>
            <p className="mt-2 mb-4 leading-relaxed">{cards.chat.text}</p>
            <TextLink to={cards.chat.to}>{cards.chat.action}</TextLink>
          </div>
          <div className="rounded-lg border border-line-strong p-6 md:col-span-7 md:p-8">
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

      <div className="overflow-x-clip border-y border-line">
        <OfficeMap label={place.label} names={place.names} />
      </div>
      <Section labelledBy="place-title">
        <div className="grid gap-10 md:grid-cols-12">
          <div className="md:col-span-6 lg:col-span-7">
            <Heading id="place-title" size="lg">
              {place.title}
            </Heading>
            <div className="mt-5 grid gap-6 lg:grid-cols-2">
              <address className="font-display text-lg leading-relaxed not-italic">
                {place.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <p className="border-l-2 border-signal pl-4 text-sm leading-relaxed">{place.note}</p>
            </div>
            <ul className="mt-8 max-w-measure space-y-2 leading-relaxed">
              {place.hints.map((hint) => (
                <li key={hint} className="border-t border-line pt-2">
                  {hint}
                </li>
              ))}
            </ul>
          </div>
          <div className="md:col-span-6 lg:col-span-5">
            <h2 className="font-display text-xl font-semibold tracking-tight">{hours.title}</h2>
            <p className="mb-4 text-sm text-muted">{hours.zone}</p>
            <HoursStrip days={hours.days} rows={hours.rows} />
          </div>
        </div>
      </Section>
    </>
  );
}
