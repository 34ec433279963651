import { SYSTEMS_ENGINEER } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { Paragraphs } from '@/bands/copy-text.tsx';
import { Heading } from '@/bands/heading.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function Opening() {
  const { title, lead, facts, factsLabel, apply, all, work, alert } = SYSTEMS_ENGINEER;
  return (
    <div className="bg-paper">
      <div className="mx-auto max-w-page px-5 pt-8 pb-4 md:px-10 md:pt-14 md:pb-6">
        <p className="text-sm">
          <TextLink to={all.to}>
            <span aria-hidden="true">← </span>
            {all.label}
          </TextLink>
        </p>
        <h1 className="mt-6 font-display text-4xl font-semibold tracking-tight break-words md:text-6xl lg:text-7xl">
          {title}
        </h1>
        <div className="mt-8 grid gap-8 md:mt-14 lg:grid-cols-12">
          <aside aria-label={factsLabel} className="lg:col-span-4">
            <div className="rounded-lg border border-ink bg-raised p-5 md:p-6 lg:sticky lg:top-24">
              <dl className="grid gap-x-8 sm:grid-cols-2 lg:block">
                {facts.map(({ term, text }) => (
                  <div
                    key={term}
                    className="grid grid-cols-[5.5rem_1fr] gap-3 border-b border-line py-2.5 text-sm"
                  >
                    <dt className="text-muted">{term}</dt>
                    <dd className="font-semibold">{text}</dd>
                  </div>
                ))}
              </dl>
              <ButtonLink to="#apply" className="mt-5 w-full">
                {apply}
              </ButtonLink>
            </div>
          </aside>
          <div className="space-y-10 lg:col-span-8 lg:space-y-16">
            <p className="font-display text-2xl leading-snug font-semibold tracking-tight md:text-3xl">
              {lead}
            </p>
            <section aria-labelledby="work-title" className="space-y-5">
              <Heading id="work-title">{work.title}</Heading>
              <Paragraphs paragraphs={work.paragraphs} />
              <BulletList items={work.list} />
            </section>
            <section aria-labelledby="alert-title">
              <Heading id="alert-title">{alert.title}</Heading>
              <p className="mt-3 mb-6 max-w-measure leading-relaxed">{alert.text}</p>
              <AlertScreen />
              <p className="mt-4 max-w-measure text-sm leading-relaxed text-muted">
                {alert.answer}
              </p>
            </section>
          </div>
        </div>
      </div>
    </div>
  );
}

/** An alarm on a small screen: what is known about a server, and what is not sent at all. */
function AlertScreen() {
  const { label, head, host, seen, unseen, unseenText } = SYSTEMS_ENGINEER.alert;
  return (
    <div
      role="group"
      aria-label={label}
      className="overflow-hidden rounded-lg border border-ink bg-raised"
    >
      <p className="bg-alert px-4 py-3 font-mono text-sm text-raised md:px-5">{head}</p>
      <p className="border-b border-line px-4 py-2.5 font-mono text-sm md:px-5">{host}</p>
      <dl className="px-4 py-2 font-mono text-sm md:px-5">
        {seen.map(({ term, text }) => (
          <div
            key={term}
            className="grid grid-cols-[8.5rem_1fr] gap-3 py-1.5 md:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <dl className="border-t border-dashed border-line-strong bg-sunk px-4 py-2 font-mono text-sm md:px-5">
        {unseen.map((term, index) => (
          <div
            key={term}
            className="grid grid-cols-[8.5rem_1fr] items-center gap-3 py-1.5 md:grid-cols-[11rem_1fr]"
          >
            <dt className="text-muted">{term}</dt>
            <dd className="relative">
              <span className="sr-only">{unseenText}</span>
              <span
                aria-hidden="true"
                className={`block h-4 bg-ink ${BARS[index % BARS.length]}`}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const BARS = ['w-4/5', 'w-full', 'w-3/5'];
