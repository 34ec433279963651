import { SURVEYOR } from './copy.ts';
import { DEMO_NOTE } from '../demo-note.ts';
import { CopyText, Paragraphs } from '@/bands/copy-text.tsx';
import { Instruments } from './instruments.tsx';
import { LevelSection } from './level-section.tsx';
import { PlanLegend } from './plan-legend.tsx';
import { SurveyStaff } from './survey-staff.tsx';
import { NorthArrow, SitePlan } from './site-plan.tsx';
import { MailLink } from '@/bands/mail-link.tsx';

export function Page() {
  return (
    <div data-trade="classic" className="overflow-x-clip">
      <Sheet />
      <Settled />
      <Fees />
      <Survey />
      <Levels />
      <Equipment />
      <Before />
      <TitleBlock />
    </div>
  );
}

const {
  name,
  trade,
  place,
  title,
  lead,
  sheet,
  jumps,
  plan,
  settled,
  legend,
  fees,
  survey,
  book,
  levels,
  equipment,
  before,
  archive,
  office,
} = SURVEYOR;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
/** The lettering of the drawing office: narrow, upright, never bold. */
const LETTERING = 'font-display font-medium font-stretch-condensed tracking-normal';
const GRAPH_PAPER =
  'bg-[linear-gradient(var(--color-line)_1px,transparent_1px),linear-gradient(90deg,var(--color-line)_1px,transparent_1px)] bg-[size:28px_28px]';

/** The plan is the page's front; its title lies on it as it would on a drawn sheet. */
function Sheet() {
  return (
    <header className="px-3 pt-3 md:px-5">
      <div className="border-2 border-ink bg-raised">
        <Margin />
        <div className="lg:relative">
          <div className="relative p-5 lg:absolute lg:top-8 lg:left-8 lg:z-10 lg:w-90 lg:border lg:border-ink lg:bg-raised lg:p-0">
            <p className="border-ink font-mono text-xs max-lg:pb-6 lg:border-b lg:px-5 lg:py-2">
              {name}, {trade.toLowerCase()}
            </p>
            <div className="lg:px-5 lg:pt-7 lg:pb-6">
              <h1 className={`${LETTERING} text-4xl leading-none lg:text-5xl`}>{title}</h1>
              <p className="mt-5 max-w-md leading-relaxed">{lead}</p>
              <nav aria-label={name} className="mt-5">
                <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
                  {jumps.map((jump) => (
                    <li key={jump.to}>
                      <a
                        href={jump.to}
                        className="inline-block border-b border-signal py-1 font-semibold hover:border-b-2"
                      >
                        {jump.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </nav>
            </div>
            <dl className="grid grid-cols-2 border-ink font-mono text-xs max-lg:mt-6 max-lg:border lg:border-t">
              {sheet.map((field, index) => (
                <div
                  key={field.term}
                  className={`px-3 py-1.5 lg:px-5 ${index % 2 === 0 ? 'border-r border-ink' : ''} ${index < 2 ? 'border-b border-ink' : ''}`}
                >
                  <dt className="text-muted">{field.term}</dt>
                  <dd>{field.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <figure className="relative h-140 border-ink max-lg:border-t md:h-176 xl:h-auto xl:max-h-[52rem] xl:min-h-176 xl:aspect-[15/8]">
            <div className="absolute inset-0">
              <SitePlan label={plan} />
            </div>
            <div className="absolute right-3 bottom-3 border border-ink bg-raised p-2 md:top-6 md:right-6 md:bottom-auto">
              <NorthArrow />
            </div>
          </figure>
        </div>
        <Margin />
      </div>
    </header>
  );
}

/** The letters along the edge of a sheet, by which one says where on it something lies. */
function Margin() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-4 border-ink text-center font-mono text-xs not-last:border-b last:border-t md:grid-cols-8"
    >
      {['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter, index) => (
        <span
          key={letter}
          className={`border-ink py-0.5 not-last:border-r ${index > 3 ? 'max-md:hidden' : ''} ${index === 3 ? 'max-md:border-r-0!' : ''}`}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}

function Settled() {
  return (
    <section aria-labelledby="settled-title" className={`${BAND} py-14 md:py-20`}>
      <div className="grid gap-10 md:grid-cols-12">
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-1">
          <h2 id="settled-title" className={`${LETTERING} text-3xl`}>
            {settled.title}
          </h2>
          <div className="mt-5">
            <Paragraphs paragraphs={settled.paragraphs} />
          </div>
        </div>
        <div className="md:col-span-5 lg:col-span-4 lg:col-start-9">
          <h3 className="mb-3 font-mono text-sm">{legend.title}</h3>
          <PlanLegend items={legend.items} />
        </div>
      </div>
    </section>
  );
}

function Fees() {
  return (
    <section id="fees" aria-labelledby="fees-title" className="border-y-2 border-ink bg-raised">
      <div className={`${BAND} py-12 md:py-16`}>
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="fees-title" className={`${LETTERING} text-3xl md:col-span-5 md:text-4xl`}>
            {fees.title}
          </h2>
          <p className="max-w-measure text-muted md:col-span-6 md:col-start-7">{fees.text}</p>
        </div>
        <table className="mt-8 w-full border-collapse text-left">
          <caption className="sr-only">{fees.caption}</caption>
          <thead className="max-md:sr-only">
            <tr className="border-b border-ink font-mono text-xs">
              {fees.head.map((cell, column) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-2 font-normal ${column === 0 ? 'pl-12' : 'text-right'}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fees.rows.map((row, index) => (
              <tr
                key={row.name}
                className="border-b border-line align-baseline max-md:grid max-md:grid-cols-2 max-md:py-4"
              >
                <th scope="row" className="relative pl-12 font-normal max-md:col-span-2 md:py-4">
                  <span
                    aria-hidden="true"
                    className="absolute top-2 left-0 font-mono text-xs text-muted md:top-6"
                  >
                    {String(index + 1).padStart(2, '0')}
                  </span>
                  <span
                    className={`${LETTERING} block text-xl lg:inline-block lg:w-60 lg:align-top`}
                  >
                    {row.name}
                  </span>{' '}
                  <span className="block max-w-md text-sm leading-relaxed text-muted lg:inline-block lg:pt-1.5 lg:align-top">
                    {row.text}
                  </span>
                </th>
                <td className="font-mono text-sm whitespace-nowrap max-md:pt-2 max-md:pl-12 md:text-right">
                  {row.time}
                </td>
                <td className="text-right font-mono text-lg whitespace-nowrap md:w-40 md:text-xl">
                  {row.fee}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-5 max-w-measure text-sm text-muted md:ml-12">{fees.note}</p>
      </div>
    </section>
  );
}

function Survey() {
  return (
    <section id="survey" aria-labelledby="survey-title" className={GRAPH_PAPER}>
      <div className={`${BAND} py-14 md:py-20`}>
        <div className="grid gap-8 lg:grid-cols-12 lg:items-end">
          <div className="border border-ink bg-paper p-5 md:p-8 lg:col-span-5">
            <h2 id="survey-title" className={`${LETTERING} text-3xl md:text-4xl`}>
              {survey.title}
            </h2>
            <p className="mt-4 leading-relaxed">{survey.text}</p>
          </div>
          <div className="lg:col-span-6 lg:col-start-7">
            <FieldBook />
          </div>
        </div>
        <div className="mt-8 border border-ink bg-paper p-5 md:p-8 lg:mt-14 lg:p-0">
          <SurveyStaff steps={survey.steps} />
        </div>
      </div>
    </section>
  );
}

/** A page of the field book: two people's figures for the same four lines. */
function FieldBook() {
  return (
    <figure className="border border-ink bg-raised lg:-rotate-1">
      <div className="flex justify-between gap-4 border-b-2 border-signal px-4 py-2 font-mono text-xs">
        <h3>{book.title}</h3>
        <span aria-hidden="true">m</span>
      </div>
      <table className="w-full table-fixed border-collapse font-mono text-xs tabular-nums md:text-sm">
        <caption className="sr-only">{book.caption}</caption>
        <thead>
          <tr className="text-muted">
            {book.head.map((cell, column) => (
              <th
                key={cell}
                scope="col"
                className={`border-line px-2 py-1.5 align-bottom text-xs font-normal not-last:border-r ${column < 2 ? 'w-12 text-left md:w-16' : 'text-right'}`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.rows.map((cells) => (
            <tr key={cells.join(' ')} className="border-t border-line">
              {cells.map((cell, column) => (
                <td
                  key={book.head[column]}
                  className={`border-line px-2 py-1.5 not-last:border-r ${column < 2 ? '' : 'text-right'} ${column === 4 ? 'font-semibold' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="border-t border-line px-4 py-3 text-sm leading-relaxed text-evergreen italic">
        {book.note}
      </figcaption>
    </figure>
  );
}

/** The blueprint. */
function Levels() {
  return (
    <section aria-labelledby="levels-title" className="bg-evergreen-deep text-paper">
      <div className={`${BAND} py-14 md:py-20`}>
        <div className="grid gap-5 md:grid-cols-12 md:gap-10">
          <h2 id="levels-title" className={`${LETTERING} text-3xl md:col-span-6 md:text-4xl`}>
            {levels.title}
          </h2>
          <p className="leading-relaxed text-mist md:col-span-6">{levels.text}</p>
        </div>
        <div className="mt-8 md:mt-12">
          <LevelSection label={levels.drawing} />
        </div>
        <div className="mt-8 grid gap-10 lg:grid-cols-12">
          <p className="max-w-2xl text-lg leading-snug md:text-xl lg:order-last lg:col-span-6 lg:col-start-7">
            {levels.finding}
          </p>
          <table className="w-full border-collapse font-mono text-sm tabular-nums lg:col-span-5">
            <caption className="pb-3 text-left font-sans text-sm text-mist">
              {levels.caption}
            </caption>
            <thead>
              <tr className="border-b border-paper text-left text-xs text-mist">
                {levels.head.map((cell, column) => (
                  <th
                    key={cell}
                    scope="col"
                    className={`py-1.5 font-normal ${column === 0 ? '' : 'text-right'}`}
                  >
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {levels.rows.map((row) => (
                <tr key={row.mark} className="border-b border-evergreen">
                  <th scope="row" className="py-2 text-left font-normal">
                    <span className="mr-3 font-semibold">{row.mark}</span>
                    <span className="font-sans">{row.name}</span>
                  </th>
                  <td className="text-right text-mist">{row.staff}</td>
                  <td className="text-right">{row.level}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function Equipment() {
  return (
    <section aria-labelledby="equipment-title" className={`${BAND} py-14 md:py-24`}>
      <div className="grid gap-10 md:grid-cols-12">
        <div className="max-md:max-w-sm md:col-span-5">
          <Instruments label={equipment.drawing} />
        </div>
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-7">
          <h2 id="equipment-title" className={`${LETTERING} text-3xl md:text-4xl`}>
            {equipment.title}
          </h2>
          <p className="mt-3 text-muted">{equipment.text}</p>
          <dl className="mt-8 border-b border-ink">
            {equipment.items.map((item) => (
              <div key={item.name} className="border-t border-ink py-4">
                <dt className="font-semibold">{item.name}</dt>
                <dd className="mt-1 font-mono text-sm text-signal">{item.figure}</dd>
                <dd className="mt-1 max-w-lg text-sm leading-relaxed text-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

function Before() {
  return (
    <div className="border-t-2 border-ink bg-raised">
      <div className={`${BAND} grid md:grid-cols-12`}>
        <section
          aria-labelledby="before-title"
          className="border-ink py-10 max-md:border-b md:col-span-7 md:border-r md:py-14 md:pr-10"
        >
          <h2 id="before-title" className={`${LETTERING} text-2xl`}>
            {before.title}
          </h2>
          <ul className="mt-5 space-y-3">
            {before.items.map((item) => (
              <li key={item} className="grid grid-cols-[1.75rem_1fr] leading-relaxed">
                <span aria-hidden="true" className="mt-1.5 size-3.5 border border-ink" />
                {item}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="archive-title" className="py-10 md:col-span-5 md:py-14 md:pl-10">
          <h2 id="archive-title" className={`${LETTERING} text-2xl`}>
            {archive.title}
          </h2>
          <div className="mt-5 text-sm">
            <Paragraphs paragraphs={archive.paragraphs} />
          </div>
        </section>
      </div>
    </div>
  );
}

/** The page ends as every sheet does: with who drew it, who checked it, and a note. */
function TitleBlock() {
  return (
    <section
      id="office"
      aria-labelledby="office-title"
      className={`border-t-2 border-ink px-3 py-3 md:px-5 md:py-5 ${GRAPH_PAPER}`}
    >
      <div className="flex items-end justify-between gap-10">
        <Seal />
        <div className="w-full border-2 border-ink bg-raised lg:w-2/3">
          <div className="flex flex-wrap items-center justify-between gap-4 border-b-2 border-ink p-4 md:px-6">
            <div>
              <h2 id="office-title" className={`${LETTERING} text-2xl`}>
                {office.title}
              </h2>
              <p className="font-mono text-xs text-muted">{place}</p>
            </div>
            <MailLink address={office.mail} subject={office.subject} label={office.action} />
          </div>
          <dl className="grid grid-cols-2 gap-px bg-ink md:grid-cols-6">
            {office.blocks.map((block, index) => (
              <div
                key={block.term}
                className={`bg-raised px-4 py-2 md:px-6 ${index < 3 || index > 4 ? 'col-span-2' : ''}`}
              >
                <dt className="font-mono text-xs text-muted">{block.term}</dt>
                <dd className="text-sm leading-snug">{block.text}</dd>
              </div>
            ))}
            <div className="col-span-full bg-raised px-4 py-2 md:px-6">
              <dt className="font-mono text-xs text-muted">{office.noteTerm}</dt>
              <dd className="text-sm leading-snug">
                <CopyText copy={DEMO_NOTE} />
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}

/** The round stamp that makes a plan a document. */
function Seal() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-100 -100 200 200"
      className="mb-6 ml-10 hidden w-48 -rotate-12 fill-signal font-mono lg:block"
    >
      <circle r="96" className="fill-paper stroke-signal" strokeWidth="2.5" />
      <circle r="66" className="fill-none stroke-signal" strokeWidth="1.2" />
      <path id="seal-line" d="M0 76a76 76 0 1 1 .1 0" fill="none" />
      <text fontSize="14">
        <textPath href="#seal-line" textLength="470" lengthAdjust="spacing">
          {office.seal}
        </textPath>
      </text>
      <path
        d="M-34 22 0-40 34 22zM-18 22V6h36v16M0-40v20"
        className="fill-none stroke-signal"
        strokeWidth="2"
      />
      <text y="44" fontSize="15" textAnchor="middle">
        {office.sealMark}
      </text>
    </svg>
  );
}
