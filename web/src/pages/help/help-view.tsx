import { Link } from 'react-router-dom';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { ANSWER_TIME } from '@/site/facts.ts';
import { PATHS } from '@/site/paths.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { BulletList } from '@/bands/bullet-list.tsx';
import { CopyText, Paragraphs } from '@/bands/copy-text.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';
import { HandOffDrawing } from './hand-off-drawing.tsx';
import { hasDrawing, HelpDrawing } from './help-drawings.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import { topicId } from './topic-id.ts';
import type { HelpEntry, HelpText } from '@/catalogue/help-types.ts';
import { ScreenSketch } from './screen-sketch.tsx';

/**
 * One answer under the title that the list gives it: what it takes, the steps, how the screen looks, and
 * what people ask next.
 */
export function HelpView({ slug, text }: { slug: string; text: HelpText }) {
  const entry = HELP_ARTICLES.find((article) => article.slug === slug);
  if (entry === undefined) throw new Error(`${slug} is missing from the list of help articles`);
  return (
    <article key={slug}>
      <Head entry={entry} text={text} />
      {text.drawing === 'hand-off' && (
        <Section spacing="none">
          <div className="pt-8 md:pt-12">
            <HandOffDrawing />
          </div>
        </Section>
      )}
      <Steps text={text} />
      <More text={text} />
    </article>
  );
}

function Head({ entry, text }: { entry: HelpEntry; text: HelpText }) {
  return (
    <div className={`overflow-x-clip ${GROUNDS[entry.topic]}`}>
      <div className="mx-auto max-w-page px-5 pt-6 pb-8 md:px-10 md:pb-12">
        <Trail entry={entry} />
        <div className="mt-6 grid items-center gap-x-14 gap-y-6 lg:grid-cols-12">
          <header className="lg:col-span-7">
            <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl lg:text-5xl">
              {entry.title}
            </h1>
            <p className="mt-5 max-w-measure text-lg leading-relaxed">
              <CopyText copy={text.intro} />
            </p>
          </header>
          <div className="max-lg:max-w-md lg:col-span-5">
            {hasDrawing(entry.slug) ? (
              <HelpDrawing slug={entry.slug} isNamed />
            ) : (
              <OpenDrawer topic={entry.topic} />
            )}
          </div>
        </div>
        <dl className="mt-8 grid gap-x-8 gap-y-3 border-t border-ink/30 pt-4 text-sm sm:grid-cols-3">
          <Fact term="Takes" text={text.takes} />
          <Fact term="You need" text={text.needs} />
          <div>
            <dt>Last changed</dt>
            <dd className="font-semibold">
              <time dateTime={text.changedOn}>{text.changed}</time>
            </dd>
          </div>
        </dl>
      </div>
    </div>
  );
}

function Trail({ entry }: { entry: HelpEntry }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        <li>
          <TextLink to={PATHS.helpCenter}>Help</TextLink>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <TextLink to={`${PATHS.helpCenter}#${topicId(entry.topic)}`}>{entry.topic}</TextLink>
        </li>
        <li aria-hidden="true">/</li>
        <li aria-current="page">{entry.title}</li>
      </ol>
    </nav>
  );
}

/** The steps and how the screen looks. Without a screen the steps take the whole width. */
function Steps({ text }: { text: HelpText }) {
  const isWide = text.screen === undefined;
  return (
    <Section spacing="tight">
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <ol className={`border-b border-line ${isWide ? 'lg:col-span-12' : 'lg:col-span-7'}`}>
          {text.steps.map((step, index) => (
            <li
              key={step.title}
              className={`grid grid-cols-[3rem_1fr] border-t border-line py-6 md:grid-cols-[5rem_1fr] ${isWide ? 'lg:grid-cols-[5rem_18rem_1fr] lg:gap-x-8' : ''}`}
            >
              <span
                aria-hidden="true"
                className={`row-span-2 font-display text-3xl leading-none font-semibold text-accent tabular-nums md:text-4xl ${isWide ? 'lg:row-span-1' : ''}`}
              >
                {index + 1}
              </span>
              <h2 className="font-display text-lg font-semibold md:text-xl">{step.title}</h2>
              <p
                className={`max-w-measure leading-relaxed ${isWide ? 'max-lg:mt-2' : 'col-start-2 mt-2'}`}
              >
                <CopyText copy={step.text} />
              </p>
            </li>
          ))}
        </ol>
        {text.screen !== undefined && (
          <div className="lg:col-span-5 lg:pt-6">
            <div className="lg:sticky lg:top-24">
              <ScreenSketch screen={text.screen} />
            </div>
          </div>
        )}
        {text.table !== undefined && (
          <div className="min-w-0 lg:col-span-12">
            <PlainTable {...text.table} />
          </div>
        )}
      </div>
    </Section>
  );
}

function More({ text }: { text: HelpText }) {
  return (
    <Section tone="raised" spacing="tight">
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <div className="gap-x-10 lg:col-span-8 lg:columns-2">
          {text.more.map((part) => (
            <section
              key={part.title}
              className="mb-8 break-inside-avoid border-t-2 border-ink pt-3 lg:mb-10"
            >
              <h2 className="mb-2 font-display text-lg font-semibold">{part.title}</h2>
              <Paragraphs paragraphs={part.paragraphs} />
              {part.list !== undefined && (
                <div className="mt-3">
                  <BulletList items={part.list} />
                </div>
              )}
            </section>
          ))}
        </div>
        <div className="space-y-10 lg:col-span-4">
          <Related slugs={text.related} />
          <Helped />
        </div>
      </div>
    </Section>
  );
}

function Related({ slugs }: { slugs: readonly string[] }) {
  const related = slugs.flatMap((slug) => HELP_ARTICLES.filter((article) => article.slug === slug));
  return (
    <nav aria-label="Related help">
      <h2 className="border-b-2 border-ink pb-2 font-display text-lg font-semibold">
        Often asked next
      </h2>
      <ul>
        {related.map((other) => (
          <li key={other.to} className="border-b border-line-strong">
            <Link
              to={other.to}
              className="flex min-h-12 items-center justify-between gap-4 py-2.5 underline-offset-4 hover:underline"
            >
              {other.title}
              <span aria-hidden="true" className="text-accent">
                →
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Helped() {
  return (
    <section aria-labelledby="helped" className="rounded-md bg-warn-tint p-5 md:p-6">
      <h2 id="helped" className="font-display text-xl font-semibold">
        Did this help?
      </h2>
      <p className="mt-2 leading-relaxed">
        If something is missing or wrong, write to us and name this page. A person answers within{' '}
        {ANSWER_TIME.promised}, usually within {ANSWER_TIME.usual}.
      </p>
      <div className="mt-4">
        <ButtonLink to={PATHS.contactV1}>Write to us</ButtonLink>
      </div>
    </section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

/** Each topic has a ground of its own, so that a reader sees where they are. */
const GROUNDS: Readonly<Record<string, string>> = {
  'Getting started': 'bg-accent-tint',
  'Signing in': 'bg-warn-tint',
  Servers: 'bg-on-dark',
  'Plan and payment': 'bg-accent-tint',
  'Privacy and data': 'bg-sunk',
  Trouble: 'bg-alert-tint',
};
