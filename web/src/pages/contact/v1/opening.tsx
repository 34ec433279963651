import { CONTACT } from './copy.ts';
import { ReplyBoard } from './reply-board.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Opening() {
  const { title, lead, toForm } = CONTACT;
  return (
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
          <ReplyBoard />
        </div>
      </div>
    </Section>
  );
}
