import type { ReactNode } from 'react';
import { STORIES } from './copy.ts';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { ProjectPicture } from '@/drawings/projects/project-picture.tsx';
import { ExampleQuote } from './example-quote.tsx';
import { LogoStrip } from './logo-strip.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';
import { StatsRow } from './stats-row.tsx';
import { AnswerSheet } from './answer-sheet.tsx';
import { Booklets } from './booklets.tsx';
import { ExampleMark, type ExampleHouse } from './example-mark.tsx';
import { KeyBoard } from './key-board.tsx';
import { SituationFinder, fitClass } from './situation-finder.tsx';
import { StoryName, StoryText } from './story-words.tsx';

export function Page() {
  const { title, lead, note, marks, finder, table, closing } = STORIES;
  return (
    <>
      <Section spacing="normal">
        <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:col-span-7 lg:text-6xl">
            {title}
          </h1>
          <p className="leading-relaxed lg:col-span-5">{lead}</p>
        </div>
        <div className="mt-12">
          <LogoStrip
            note={marks}
            marks={HOUSES.map((house) => ({
              name: STORIES[house].name,
              to: `#${house}`,
              mark: <ExampleMark house={house} />,
            }))}
          />
        </div>
      </Section>
      <SituationFinder
        {...finder}
        situations={finder.situations.map((situation) => ({
          ...situation,
          count: HOUSES.filter((house) => STORIES[house].fits.some((fit) => fit === situation.id))
            .length,
        }))}
        aside={<p className="border-l-2 border-ink pl-4 leading-relaxed">{note}</p>}
      >
        <Practice />
        <Studio />
        <Family />
        <Law />
        <Club />
      </SituationFinder>
      <Split
        title={table.title}
        note={
          <p className="leading-relaxed text-muted">
            <CopyText copy={table.text} />
          </p>
        }
      >
        <PlainTable caption={table.caption} head={table.head} rows={table.rows} />
      </Split>
      <ClosingBand {...closing} />
    </>
  );
}

const HOUSES = ['practice', 'studio', 'family', 'law', 'club'] as const;

/** The quote and the sheet of answers side by side. */
function Practice() {
  const story = STORIES.practice;
  return (
    <Story house="practice" tone="bg-raised">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="space-y-8 lg:col-span-7">
          <Name house="practice" />
          <Quote house="practice" size="lg" />
          <Words house="practice" more={story.more} />
        </div>
        <div className="space-y-8 lg:col-span-5 lg:pt-24">
          <AnswerSheet {...story.sheet} />
          <StatsRow stats={story.stats} size="sm" />
        </div>
      </div>
    </Story>
  );
}

/** A ledger across the whole width. */
function Studio() {
  const { ledger, stats } = STORIES.studio;
  return (
    <Story house="studio" tone="bg-amber-tint">
      <div className="grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <Name house="studio" />
        </div>
        <div className="lg:col-span-8">
          <Quote house="studio" />
        </div>
      </div>
      <div className="mt-10 border-y-2 border-ink py-6">
        <p className="mb-5 font-display text-lg">“{ledger.asked}”</p>
        <PlainTable caption={ledger.caption} head={ledger.head} rows={ledger.rows} />
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <StatsRow stats={stats} />
        </div>
        <div className="lg:col-span-5">
          <Words house="studio" />
        </div>
      </div>
    </Story>
  );
}

/** The booklets on the table, the words below them. */
function Family() {
  const { booklets, stats } = STORIES.family;
  return (
    <Story house="family" tone="bg-paper">
      <div className="grid gap-x-10 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <p className="mb-5 max-w-md font-display text-lg leading-snug">“{booklets.asked}”</p>
          <Booklets label={booklets.label} items={booklets.items} />
          <div className="h-3 border border-ink bg-amber-tint" />
          <p className="mt-4 leading-relaxed">{booklets.answer}</p>
        </div>
        <div className="space-y-8 lg:col-span-6 lg:pl-6">
          <Name house="family" />
          <Quote house="family" />
          <Words house="family" />
          <StatsRow stats={stats} size="sm" />
        </div>
      </div>
    </Story>
  );
}

/** The corridor from edge to edge, and the quote under it. */
function Law() {
  const story = STORIES.law;
  return (
    <section id="law" className={`scroll-mt-4 bg-sunk ${fitClass(story.fits)}`}>
      <ProjectPicture
        picture="law-office"
        cut="wide"
        ground={false}
        label={story.picture}
        className="block h-60 w-full md:h-96 lg:h-128"
      />
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-10 pb-16 md:px-10 lg:grid-cols-12">
        <div className="space-y-6 lg:col-span-5">
          <Name house="law" />
          <Words house="law" more={story.more} />
        </div>
        <div className="space-y-10 lg:col-span-7">
          <Quote house="law" size="lg" />
          <StatsRow stats={story.stats} />
        </div>
      </div>
    </section>
  );
}

function Club() {
  const { board, stats } = STORIES.club;
  return (
    <Story house="club" tone="bg-lichen">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="space-y-8 lg:col-span-5">
          <Name house="club" />
          <Quote house="club" />
          <Words house="club" />
        </div>
        <div className="lg:col-span-7 lg:pl-6">
          <p className="mb-4 font-display text-lg leading-snug">“{board.asked}”</p>
          <KeyBoard title={board.title} tags={board.tags} />
          <div className="mt-8">
            <StatsRow stats={stats} size="sm" />
          </div>
        </div>
      </div>
    </Story>
  );
}

function Story({
  house,
  tone,
  children,
}: {
  house: ExampleHouse;
  tone: string;
  children: ReactNode;
}) {
  return (
    <section id={house} className={`scroll-mt-4 ${tone} ${fitClass(STORIES[house].fits)}`}>
      <div className="mx-auto max-w-page px-5 py-14 md:px-10 md:py-20">{children}</div>
    </section>
  );
}

function Name({ house }: { house: ExampleHouse }) {
  const { name, what, plan } = STORIES[house];
  return <StoryName mark={<ExampleMark house={house} />} name={name} what={what} plan={plan} />;
}

function Quote({ house, size = 'md' }: { house: ExampleHouse; size?: 'md' | 'lg' }) {
  return <ExampleQuote {...STORIES[house].quote} tag={STORIES.words.invented} size={size} />;
}

function Words({ house, more }: { house: ExampleHouse; more?: { text: string; to: string } }) {
  const { text, failed } = STORIES[house];
  return (
    <StoryText
      text={text}
      failed={failed}
      failedWord={STORIES.words.failed}
      {...(more !== undefined && { more })}
    />
  );
}
