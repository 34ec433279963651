import { Link } from 'react-router-dom';
import { CAREER } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function OpenPositions() {
  const { jobs } = CAREER;
  return (
    <Section id="positions" labelledBy="positions-title">
      <div className="mb-6">
        <Heading id="positions-title" size="sm">
          {jobs.title}
        </Heading>
      </div>
      <CareersList />
    </Section>
  );
}

/** Open positions with what people look for first: where, how many hours, and how much. */
function CareersList() {
  const { list, words } = CAREER.jobs;
  return (
    <ul className="border-b border-ink">
      {list.map((job) => (
        <li key={job.title} className="border-t border-ink">
          <Link to={job.to} className="group grid gap-x-10 gap-y-5 py-7 md:grid-cols-12 md:py-9">
            <span className="block md:col-span-6">
              <h3 className="block font-display text-2xl font-semibold tracking-tight group-hover:underline md:text-3xl">
                {job.title}
              </h3>
              <span className="mt-2 block max-w-md leading-relaxed text-muted">{job.text}</span>
              <span className="mt-3 block font-semibold text-accent">
                {job.action} <span aria-hidden="true">→</span>
              </span>
            </span>
            <span className="grid content-start gap-3 text-sm sm:max-md:grid-cols-3 md:col-span-6 lg:grid-cols-3 lg:gap-6">
              <Fact term={words.place} text={job.place} />
              <Fact term={words.hours} text={job.hours} />
              <Fact term={words.pay} text={job.pay} note={job.payNote} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, text, note }: { term: string; text: string; note?: string }) {
  return (
    <span className="grid grid-cols-[4rem_1fr] gap-x-3 sm:max-md:block lg:block">
      <span className="block text-muted">{term}</span>
      <span className="block font-semibold tabular-nums sm:max-md:mt-1 lg:mt-1">
        {text}
        {note !== undefined && <span className="block font-normal text-muted">{note}</span>}
      </span>
    </span>
  );
}
