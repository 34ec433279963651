import { APPLICATION_SENT } from './copy.ts';
import { HiringChart } from '../hiring-chart.tsx';
import { LetterOnTable } from '@/drawings/post-drawings.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const { title, lead, label, nextTitle, nextText, kept, ways } = APPLICATION_SENT;
  return (
    <>
      <div className="bg-warn-tint">
        <div className="mx-auto max-w-page px-5 pt-12 md:px-10 md:pt-16">
          <div className="grid gap-6 md:grid-cols-12 md:items-end md:gap-10">
            <h1 className="font-display text-4xl font-semibold tracking-tight md:col-span-7 lg:text-5xl">
              {title}
            </h1>
            <p className="max-w-md leading-relaxed md:col-span-5">{lead}</p>
          </div>
          <div className="mx-auto mt-8 max-w-3xl">
            <LetterOnTable label={label} />
          </div>
        </div>
      </div>
      <Section labelledBy="next-title">
        <div className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-1">
          <Heading id="next-title">{nextTitle}</Heading>
          <p className="text-muted">{nextText}</p>
        </div>
        <HiringChart />
        <p className="mt-8 max-w-measure text-sm leading-relaxed text-muted">
          <CopyText copy={kept} />
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {ways.map(({ label: words, to }) => (
            <ButtonLink key={words} to={to} variant="secondary">
              {words}
            </ButtonLink>
          ))}
        </div>
      </Section>
    </>
  );
}
