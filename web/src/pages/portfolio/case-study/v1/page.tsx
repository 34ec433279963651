import { ARCHIVE_STORY } from './copy.ts';
import { BulletList } from '@/bands/bullet-list.tsx';
import { Heading } from '@/bands/heading.tsx';
import { LinkIndex } from '@/bands/link-index.tsx';
import { Chapter } from './chapter.tsx';
import { Handwriting } from '@/drawings/handwriting.tsx';
import { PageField } from './page-field.tsx';
import { PageReading } from './page-reading.tsx';
import { ReadingRoom } from './reading-room.tsx';
import { PullQuote } from './pull-quote.tsx';
import { Section } from '@/bands/section.tsx';
import { SpecList } from '@/bands/spec-list.tsx';

export function Page() {
  const { paper, page, question, machine, after, reckoning, next } = ARCHIVE_STORY;
  return (
    <>
      <Opening />
      <Chapter number={1} id="paper" {...paper} beside={<FourHands />} />
      <Section tone="sunk" labelledBy="page" spacing="loose">
        <div className="mb-10 grid gap-4 md:grid-cols-12 md:items-end">
          <div className="md:col-span-5">
            <Heading id="page">{page.title}</Heading>
          </div>
          <p className="max-w-measure leading-relaxed md:col-span-7">{page.text}</p>
        </div>
        <PageReading {...page} />
      </Section>
      <Chapter number={2} id="question" {...question} beside={<OldWords />}>
        <div className="mt-14 max-w-5xl md:mt-20">
          <PullQuote {...question.quote} />
        </div>
      </Chapter>
      <Chapter number={3} id="machine" tone="raised" {...machine} beside={<MachineNumbers />}>
        <figure className="mt-12">
          <PageField label={machine.pile.label} pages={120} each={6} />
          <figcaption className="mt-4 text-sm text-muted">{machine.pile.caption}</figcaption>
        </figure>
      </Chapter>
      <Afternoons />
      <Chapter number={5} id="after" {...after} beside={<RequestSlip />} />
      <Section tone="lichen" labelledBy="reckoning">
        <Heading id="reckoning" size="lg">
          {reckoning.title}
        </Heading>
        <div className="mt-10 grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <SpecList items={reckoning.took} />
          </div>
          <div className="lg:col-span-5">
            <BulletList items={reckoning.otherwise} />
          </div>
        </div>
      </Section>
      <Section labelledBy="next">
        <div className="grid gap-6 md:grid-cols-12">
          <div className="md:col-span-4">
            <Heading id="next" size="sm">
              {next.title}
            </Heading>
          </div>
          <div className="md:col-span-8">
            <LinkIndex entries={next.links} />
          </div>
        </div>
      </Section>
    </>
  );
}

function Opening() {
  const { title, lead, note, picture, facts } = ARCHIVE_STORY;
  return (
    <>
      <ReadingRoom label={picture} />
      <section className="border-t border-ink bg-paper">
        <div className="mx-auto grid max-w-page gap-8 px-5 py-10 md:px-10 lg:grid-cols-12 lg:py-14">
          <div className="lg:col-span-8">
            <h1 className="font-display text-4xl font-semibold tracking-tight md:text-5xl lg:text-6xl">
              {title}
            </h1>
            <p className="mt-6 max-w-2xl text-lg leading-relaxed md:text-xl">{lead}</p>
          </div>
          <div className="lg:col-span-4 lg:pt-2">
            <dl className="border-t border-ink text-sm">
              {facts.map((fact) => (
                <div
                  key={fact.term}
                  className="grid grid-cols-[5rem_1fr] border-b border-line py-2 leading-snug"
                >
                  <dt className="text-muted">{fact.term}</dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 border-l-2 border-signal pl-4 text-sm leading-relaxed text-muted">
              {note}
            </p>
          </div>
        </div>
      </section>
    </>
  );
}

function FourHands() {
  const { title, word, clerks } = ARCHIVE_STORY.paper.hands;
  return (
    <figure className="border-t border-ink pt-3">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <ul className="mt-3">
        {clerks.map((clerk) => (
          <li
            key={clerk.hand}
            className="grid grid-cols-[9rem_1fr] gap-4 border-b border-line py-3"
          >
            <Handwriting lines={[word]} hand={clerk.hand} className="block h-16 w-full" />
            <p className="text-sm leading-snug">
              <span className="block text-muted tabular-nums">{clerk.years}</span>
              {clerk.text}
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function OldWords() {
  const { head, rows } = ARCHIVE_STORY.question.words;
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-ink text-sm">
          {head.map((cell) => (
            <th key={cell} scope="col" className="pr-4 pb-2 font-semibold">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([today, then]) => (
          <tr key={today} className="border-b border-line align-baseline">
            <th scope="row" className="py-2.5 pr-4 text-left font-normal">
              {today}
            </th>
            <td className="py-2.5 font-display leading-snug font-semibold">{then}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function MachineNumbers() {
  return (
    <dl className="grid grid-cols-3 gap-4 lg:grid-cols-1 lg:gap-0">
      {ARCHIVE_STORY.machine.numbers.map((item) => (
        <div key={item.text} className="flex flex-col-reverse justify-end border-t border-ink py-3">
          <dt className="text-sm leading-snug text-muted">{item.text}</dt>
          <dd className="font-display text-2xl font-semibold tracking-tight tabular-nums md:text-4xl">
            {item.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Afternoons() {
  const { title, text, cards, missed, found } = ARCHIVE_STORY.afternoons;
  return (
    <Section id="afternoons" labelledBy="afternoons-title" tone="amber">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-12">
        <p
          aria-hidden="true"
          className="font-display text-6xl leading-none font-semibold tracking-tight text-signal md:col-span-2 md:text-7xl"
        >
          4
        </p>
        <div className="md:col-span-10 lg:col-span-4">
          <Heading id="afternoons-title" size="lg">
            {title}
          </Heading>
        </div>
        <p className="max-w-measure text-lg leading-relaxed md:col-span-10 md:col-start-3 lg:col-span-6">
          {text}
        </p>
      </div>
      <ul className="mt-12 grid gap-5 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {cards.map((card, index) => (
          <li
            key={card.day}
            className={`flex flex-col border border-ink bg-raised p-5 ${index % 2 === 0 ? '' : 'lg:translate-y-6'}`}
          >
            <h3 className="flex justify-between border-b border-signal pb-2 text-sm">
              {card.day}
              <span
                className={
                  card.result === 'missed' ? 'font-semibold text-signal' : 'text-evergreen'
                }
              >
                {card.result === 'missed' ? missed : found}
              </span>
            </h3>
            <p className="mt-3 grow leading-snug">“{card.asked}”</p>
            <Handwriting
              lines={[card.word]}
              hand="upright"
              label={card.word}
              className="mt-4 block h-14 w-full"
            />
            <p className="mt-3 border-t border-line pt-3 text-sm leading-snug text-muted">
              {card.note}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function RequestSlip() {
  const { title, number, rows, stamp } = ARCHIVE_STORY.after.slip;
  return (
    <figure className="relative border border-ink bg-raised p-6 lg:rotate-1">
      <figcaption className="flex justify-between border-b-2 border-ink pb-2 font-display font-semibold">
        {title}
        <span className="font-mono text-sm font-normal">{number}</span>
      </figcaption>
      <dl className="text-sm">
        {rows.map((row) => (
          <div key={row.term} className="grid grid-cols-[4.5rem_1fr] border-b border-line py-2.5">
            <dt className="text-muted">{row.term}</dt>
            <dd className="leading-snug">{row.text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 inline-block -rotate-6 rounded-sm border-2 border-signal px-3 py-0.5 font-display text-sm font-semibold text-signal">
        {stamp}
      </p>
    </figure>
  );
}
