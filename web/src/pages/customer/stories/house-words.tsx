import type { ReactNode } from 'react';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { STORIES } from './copy.ts';
import { ExampleMark, type ExampleHouse } from './example-mark.tsx';
import { fitClass } from './situation-finder.tsx';

/** The band of one house. */
export function Story({ house, tone, children }: StoryProps) {
  return (
    <section id={house} className={`scroll-mt-4 ${tone} ${fitClass(STORIES[house].fits)}`}>
      <div className="mx-auto max-w-page px-5 py-10 md:px-10 md:py-20">{children}</div>
    </section>
  );
}

/** The line over a story: whose it is, and on which plan. */
export function HouseName({ house }: { house: ExampleHouse }) {
  const { name, what, plan } = STORIES[house];
  return (
    <div className="flex items-start gap-4">
      <ExampleMark house={house} />
      <div>
        <h2 className="font-display text-xl leading-tight font-semibold">{name}</h2>
        <p className="text-sm">
          {what}. {plan}.
        </p>
      </div>
    </div>
  );
}

/** A sentence that someone could say, marked as invented where it stands. */
export function HouseQuote({ house, size = 'md' }: { house: ExampleHouse; size?: 'md' | 'lg' }) {
  const { text, who } = STORIES[house].quote;
  return (
    <figure>
      <blockquote
        className={`font-display font-semibold tracking-tight text-balance ${size === 'lg' ? 'text-2xl md:text-4xl lg:text-5xl' : 'text-xl md:text-3xl'}`}
      >
        <p>“{text}”</p>
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3 text-sm">
        <span className="rounded-sm border border-current px-2 py-0.5 text-xs">
          {STORIES.words.invented}
        </span>
        {who}
      </figcaption>
    </figure>
  );
}

/** What happened, what did not work, and where to read on. */
export function HouseWords({ house }: { house: ExampleHouse }) {
  const story = STORIES[house];
  return (
    <div className="max-w-measure space-y-3 leading-normal md:space-y-4 md:leading-relaxed">
      <p>{story.text}</p>
      <p className="border-l-2 border-alert pl-4 text-sm leading-relaxed">
        <strong className="font-semibold">{STORIES.words.failed}.</strong> {story.failed}
      </p>
      {'more' in story && (
        <p>
          <TextLink to={story.more.to}>{story.more.text}</TextLink>
        </p>
      )}
    </div>
  );
}

type StoryProps = { house: ExampleHouse; tone: string; children: ReactNode };
