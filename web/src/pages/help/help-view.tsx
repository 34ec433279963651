import { Link } from 'react-router-dom';
import { HELP_ARTICLES } from '@/catalogue/help-articles.ts';
import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { BulletList } from '@/bands/bullet-list.tsx';
import { CopyText, Paragraphs } from '@/bands/copy-text.tsx';
import { PlainTable } from '@/bands/plain-table.tsx';
import { Section } from '@/bands/section.tsx';
import { HandOffDrawing } from './hand-off-drawing.tsx';
import type { HelpEntry, HelpText } from '@/catalogue/help-types.ts';
import { ScreenSketch } from './screen-sketch.tsx';

/**
 * One answer under the title that the list gives it: what it takes, the steps, what one sees meanwhile, and
 * what else may be asked.
 */
export function HelpView({ slug, text }: { slug: string; text: HelpText }) {
  const entry = HELP_ARTICLES.find((article) => article.slug === slug);
  if (entry === undefined) throw new Error(`${slug} is missing from the list of help articles`);
  return (
    <article key={slug}>
      <Head entry={entry} text={text} />
      {text.drawing === 'hand-off' && (
        <Section spacing="none">
          <HandOffDrawing />
        </Section>
      )}
      <Steps text={text} />
      <More text={text} />
    </article>
  );
}

function Head({ entry, text }: { entry: HelpEntry; text: HelpText }) {
  return (
    <Section spacing="tight">
      <nav aria-label="Breadcrumb">
        <ol className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <li>
            <TextLink to={PATHS.helpCenter}>Help</TextLink>
          </li>
          <li aria-hidden="true">/</li>
          <li>
            <TextLink to={`${PATHS.helpCenter}#${topicId(entry.topic)}`}>{entry.topic}</TextLink>
          </li>
          <li aria-hidden="true">/</li>
          <li aria-current="page" className="text-ink">
            {entry.title}
          </li>
        </ol>
      </nav>
      <header className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-10">
        <div className="lg:col-span-8">
          <h1 className="max-w-3xl font-display text-3xl font-semibold tracking-tight md:text-4xl">
            {entry.title}
          </h1>
          <p className="mt-5 max-w-measure text-lg leading-relaxed">
            <CopyText copy={text.intro} />
          </p>
        </div>
        <dl className="grid gap-x-6 gap-y-3 self-end border-t border-line pt-4 text-sm sm:grid-cols-3 lg:col-span-4 lg:grid-cols-1 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-6">
          <Fact term="Takes" text={text.takes} />
          <Fact term="You need" text={text.needs} />
          <div>
            <dt className="text-muted">Last changed</dt>
            <dd className="font-semibold">
              <time dateTime={text.changedOn}>{text.changed}</time>
            </dd>
          </div>
        </dl>
      </header>
    </Section>
  );
}

function Steps({ text }: { text: HelpText }) {
  return (
    <Section spacing="tight">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className={text.screen === undefined ? 'lg:col-span-9' : 'lg:col-span-7'}>
          <ol className="border-b border-line">
            {text.steps.map((step, index) => (
              <li
                key={step.title}
                className="grid grid-cols-[3rem_1fr] border-t border-line py-6 md:grid-cols-[5rem_1fr]"
              >
                <span
                  aria-hidden="true"
                  className="font-display text-3xl leading-none font-semibold text-accent tabular-nums md:text-4xl"
                >
                  {index + 1}
                </span>
                <div>
                  <h2 className="font-display text-lg font-semibold md:text-xl">{step.title}</h2>
                  <p className="mt-2 max-w-measure leading-relaxed">
                    <CopyText copy={step.text} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {text.screen !== undefined && (
          <div className="lg:col-span-5 lg:pt-6">
            <div className="lg:sticky lg:top-24">
              <ScreenSketch screen={text.screen} />
            </div>
          </div>
        )}
        {text.table !== undefined && (
          <div className="min-w-0 lg:order-first lg:col-span-12">
            <PlainTable {...text.table} />
          </div>
        )}
      </div>
    </Section>
  );
}

function More({ text }: { text: HelpText }) {
  const related = text.related.flatMap((slug) =>
    HELP_ARTICLES.filter((article) => article.slug === slug),
  );
  return (
    <Section tone="sunk" spacing="tight">
      <div className="grid gap-10 lg:grid-cols-12">
        <div className="space-y-8 lg:col-span-7">
          {text.more.map((part) => (
            <section key={part.title}>
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
        <nav aria-label="Related help" className="lg:col-span-4 lg:col-start-9">
          <p className="mb-2 text-sm font-semibold">Often asked next</p>
          <ul className="border-b border-line-strong">
            {related.map((other) => (
              <li key={other.to} className="border-t border-line-strong">
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
          <p className="mt-5 text-sm">
            Did this not help? <TextLink to={PATHS.contactV1}>Ask a person</TextLink> and name this
            page.
          </p>
        </nav>
      </div>
    </Section>
  );
}

function Fact({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

/** The address of a topic within the help center. */
export function topicId(topic: string): string {
  return topic.toLowerCase().replaceAll(' ', '-');
}
