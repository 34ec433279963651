import { CONTACT } from './copy.ts';
import { ContactForm } from '@/features/messages/contact-form.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';

export function YourMessage() {
  const { form, path } = CONTACT;
  return (
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
          <MessagePath />
        </div>
      </div>
    </Section>
  );
}

/** The way of a message through the house, station by station. */
function MessagePath() {
  const { steps } = CONTACT.path;
  return (
    <ol>
      {steps.map(({ thing, title, text }, index) => (
        <li key={title} className="grid grid-cols-[4.5rem_1fr] gap-x-5">
          <div className="flex flex-col items-center">
            <Ornament
              viewBox="0 0 72 60"
              className="w-full shrink-0 fill-none stroke-ink"
              strokeWidth="1.6"
              {...ROUND}
            >
              {THINGS[thing]}
            </Ornament>
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className="my-1 w-px flex-1 border-l-2 border-dotted border-accent"
              />
            )}
          </div>
          <div className="pb-8">
            <h3 className="font-display text-lg font-semibold">{title}</h3>
            <p className="mt-1 text-sm leading-relaxed">
              <CopyText copy={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const THINGS = {
  browser: (
    <>
      <path d="M6 6h60v44H6zM6 17h60" className="fill-raised" />
      <path d="M12 11h4M19 11h4M14 26h28M14 33h22" className="stroke-line-strong" />
      <path d="M46 38h14v7H46z" className="fill-accent stroke-accent" />
    </>
  ),
  store: (
    <>
      <path d="M14 12v36c0 10 44 10 44 0V12" className="fill-accent-tint" />
      <path
        d="M14 12c0-10 44-10 44 0s-44 10-44 0zM14 24c0 10 44 10 44 0M14 36c0 10 44 10 44 0"
        className="fill-accent-tint"
      />
    </>
  ),
  desk: (
    <>
      <path d="M4 44h64M12 44v14M60 44v14" strokeWidth="2" />
      <path d="M20 44V16h24l8 8v20z" className="fill-raised" />
      <path d="M26 26h16M26 32h20M26 38h12" className="stroke-line-strong" />
      <path d="M56 44l6-24 4 1-6 23" className="fill-warn-tint" />
    </>
  ),
  bin: (
    <>
      <path d="M14 22h44v10H14z" className="fill-sunk" />
      <path d="M22 22V6h28v16" className="fill-raised" />
      <path
        d="M22 32v20M29 32v24M36 32v18M43 32v24M50 32v20"
        className="stroke-line-strong"
        strokeWidth="3"
      />
    </>
  ),
} as const;
