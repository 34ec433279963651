import { CONTACT } from './copy.ts';
import { ContactForm } from '@/features/messages/contact-form.tsx';
import { MessagePath } from './message-path.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

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
