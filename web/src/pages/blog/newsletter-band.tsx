import { useId } from 'react';
import { NEWSLETTER_BAND } from './newsletter-copy.ts';
import { NewsletterForm } from '@/features/messages/newsletter-form.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section, type Tone } from '@/bands/section.tsx';

/** A band that asks for an address: what comes and how often on one side, the form on the other. */
export function NewsletterBand({ tone = 'accent-tint' }: { tone?: Tone }) {
  const { title, text, terms } = NEWSLETTER_BAND;
  const headingId = useId();
  return (
    <Section id="newsletter" tone={tone} labelledBy={headingId}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-5">
          <Envelope />
          <Heading id={headingId}>{title}</Heading>
          <p className="mt-4 max-w-measure leading-relaxed">{text}</p>
        </div>
        <div className="lg:col-span-6 lg:col-start-7 lg:self-end">
          <NewsletterForm source="blog" />
          <ul className="mt-6 grid gap-x-6 gap-y-2 border-t border-line-strong pt-4 text-sm sm:grid-cols-3">
            {terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

function Envelope() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 120 72"
      className="mb-6 h-16 fill-none stroke-accent"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d="M4 12h88v56H4z" className="fill-raised" />
      <path d="m4 12 44 32 44-32M4 68l32-32M92 68 60 36" />
      <path d="M70 2h44v30H92" className="fill-paper" />
      <path d="M78 11h26M78 18h18" className="stroke-alert" />
    </svg>
  );
}
