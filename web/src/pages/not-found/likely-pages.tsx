import { Link } from 'react-router-dom';
import { NOT_FOUND_PAGE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function LikelyPages() {
  const { likely } = NOT_FOUND_PAGE;
  return (
    <Section tone="raised" spacing="tight" labelledBy="likely-title">
      <div className="grid gap-6 md:grid-cols-12 md:gap-10">
        <div className="md:col-span-4">
          <Heading id="likely-title" size="sm">
            {likely.title}
          </Heading>
        </div>
        <ul className="rounded-lg border border-line-strong md:col-span-8">
          {likely.entries.map(({ phrase, page, to }) => (
            <li key={phrase} className="border-b border-line last:border-b-0">
              <Link
                to={to}
                className="group grid min-h-12 grid-cols-[1.25rem_1fr] items-baseline gap-x-3 px-4 py-3 hover:bg-paper sm:grid-cols-[1.25rem_1fr_1fr] md:px-5"
              >
                <Ornament
                  viewBox="0 0 20 20"
                  className="size-4 self-center fill-none stroke-muted"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                >
                  <path d="M13 8A5 5 0 1 1 3 8a5 5 0 0 1 10 0zM12 12l5 5" />
                </Ornament>
                <span className="text-muted">{phrase}</span>
                <span className="col-start-2 font-semibold text-accent group-hover:underline sm:col-start-3">
                  {page}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
