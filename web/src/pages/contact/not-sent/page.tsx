import { COMPANY } from '@contract/legal/company.ts';
import { MESSAGE_NOT_SENT } from './copy.ts';
import { StuckLetter } from '@/drawings/post-drawings.tsx';
import { WayLinks } from '@/bands/way-links.tsx';
import { MailLink } from '@/bands/mail-link.tsx';
import { Section } from '@/bands/section.tsx';

/** The server sends a browser here with the reason as the fragment; that part then stands first. */
export function Page() {
  const { title, lead, label, reasonsTitle, reasons, again } = MESSAGE_NOT_SENT;
  return (
    <Section grid="gap-10 md:grid-cols-12 md:gap-14">
      <div className="md:col-span-4">
        <div className="w-40 md:w-full">
          <StuckLetter label={label} />
        </div>
      </div>
      <div className="md:col-span-8">
        <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl">{title}</h1>
        <p className="mt-5 max-w-measure text-lg leading-relaxed">{lead}</p>
        <h2 className="mt-10 mb-4 text-sm font-semibold text-muted">{reasonsTitle}</h2>
        <div className="flex flex-col">
          {reasons.map((reason) => (
            <section
              key={reason.id}
              id={reason.id}
              aria-labelledby={`${reason.id}-title`}
              className="scroll-mt-120 border-t border-line py-5 target:-order-1 target:mb-5 target:rounded-md target:border target:border-alert target:bg-alert-tint target:px-5"
            >
              <h3 id={`${reason.id}-title`} className="font-display text-lg font-semibold">
                {reason.title}
              </h3>
              <p className="mt-1 max-w-measure leading-relaxed">{reason.text}</p>
            </section>
          ))}
        </div>
        <div className="mt-8 grid gap-10 border-t-2 border-ink pt-8 sm:grid-cols-2">
          <div>
            <h2 className="mb-3 font-display text-xl font-semibold tracking-tight">
              {again.title}
            </h2>
            <WayLinks links={again.links} />
          </div>
          <div>
            <p className="mb-1 text-muted">{again.mail}</p>
            <p className="mb-4 font-display text-lg font-semibold break-words">{COMPANY.email}</p>
            <MailLink subject={again.subject} label={again.action} variant="secondary" />
          </div>
        </div>
      </div>
    </Section>
  );
}
