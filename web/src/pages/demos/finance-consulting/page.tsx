import { BOOKKEEPERS } from './copy.ts';
import { DEMO_NOTE } from '../demo-note.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { DeadlineSign, DeadlineYear } from './deadline-year.tsx';
import { FeeSums } from './fee-sums.tsx';
import { MonthBars } from './month-bars.tsx';
import { Signature } from './signature.tsx';
import { MailLink } from '@/bands/mail-link.tsx';

export function Page() {
  return (
    <div data-trade="finance-consulting" className="overflow-x-clip">
      <Folio />
      <Month />
      <Report />
      <Year />
      <Fees />
      <Keeping />
      <Partners />
      <Opening />
    </div>
  );
}

const { entries, month, report, year, fees, keeping, partners, opening } = BOOKKEEPERS;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
const SERIF = 'font-display font-medium tracking-tight';
/**
 * A line of the ledger is 28 pixels high; what is written on it has that line height or a multiple.
 * The rule runs six pixels above the end of a line of text, which is where the letters stand.
 */
const RULED =
  'bg-[linear-gradient(transparent_27px,var(--color-line)_27px)] bg-[position:0_-6px] bg-[size:100%_28px]';

/** The first page of a ledger: margin, particulars, columns for money. */
function Folio() {
  return (
    <header className={`border-b-4 border-double border-evergreen bg-raised ${RULED}`}>
      <div className={`${BAND} relative pt-7 pb-14`}>
        <Columns />
        <div className="relative flex justify-between gap-4 text-sm leading-7 lg:ml-[8.333%]">
          <p>
            <strong className="font-semibold">{BOOKKEEPERS.name}</strong>,{' '}
            {BOOKKEEPERS.trade.toLowerCase()}
          </p>
          <p className="font-display text-signal max-sm:hidden">{BOOKKEEPERS.folio}</p>
        </div>
        <div className="relative pt-14 lg:grid lg:grid-cols-12">
          <h1
            className={`translate-y-2.25 text-4xl leading-14 md:translate-y-3.5 md:text-6xl md:leading-21 lg:col-span-9 lg:col-start-2 ${SERIF}`}
          >
            {BOOKKEEPERS.title}
          </h1>
        </div>
        <div className="relative grid gap-14 pt-14 lg:grid-cols-12 lg:gap-10">
          <p className="max-w-md leading-7 lg:col-span-4 lg:col-start-2">{BOOKKEEPERS.lead}</p>
          <table className="w-full border-collapse lg:col-span-6 lg:col-start-7">
            <caption className="sr-only">{entries.caption}</caption>
            <thead className="sr-only">
              <tr>
                {entries.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {entries.rows.map((row) => (
                <tr key={row.item} className="h-7 leading-7">
                  <th scope="row" className="p-0 text-left text-sm font-normal">
                    {row.item}
                  </th>
                  <td
                    className={`w-24 p-0 text-right text-lg tabular-nums md:w-40 ${SERIF} leading-7`}
                  >
                    {row.figure}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </header>
  );
}

/** The vertical rules: a red margin, and green lines for hundreds, tens and cents. */
function Columns() {
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0 max-lg:hidden">
      <span className="absolute inset-y-0 left-[8.6%] w-1 border-x border-signal" />
      <span className="absolute inset-y-0 right-32 w-1 border-x border-line" />
      <span className="absolute inset-y-0 right-8 border-r border-line" />
    </div>
  );
}

/** Two sides under one bar: the T in which every account is drawn. */
function Month() {
  const sides = [month.yours, month.ours];
  return (
    <section aria-labelledby="month-title">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <h2 id="month-title" className={`text-3xl md:col-span-6 md:text-4xl ${SERIF}`}>
            {month.title}
          </h2>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-6">{month.text}</p>
        </div>
        <div className="mt-10 grid border-t-4 border-ink md:grid-cols-[5fr_7fr]">
          {sides.map((side, index) => (
            <div
              key={side.title}
              className={`flex flex-col border-ink ${index === 0 ? 'pb-10 md:border-r-4 md:pr-8 md:pb-0' : 'max-md:border-t-4 md:pl-8'}`}
            >
              <h3 className={`py-3 text-xl ${SERIF} ${index === 1 ? 'md:text-right' : ''}`}>
                {side.title}
              </h3>
              <ul className="border-t border-line-strong">
                {side.rows.map((row) => (
                  <li
                    key={row.item}
                    className="grid grid-cols-[3.25rem_1fr_auto] border-b border-line py-2.5 leading-snug"
                  >
                    <span className="text-sm leading-6 text-signal tabular-nums">{row.day}</span>
                    <span>{row.item}</span>
                    <span className="pl-4 tabular-nums">{row.time}</span>
                  </li>
                ))}
              </ul>
              <p
                className={`mt-auto ml-auto w-32 border-b-4 border-double border-ink pt-6 pb-1 text-right text-2xl leading-none tabular-nums ${SERIF}`}
              >
                {side.total}
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The report as a sheet of paper, with our remarks in its margin. */
function Report() {
  return (
    <section aria-labelledby="report-title" className="bg-lichen">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:pt-10">
            <h2 id="report-title" className={`text-3xl md:text-4xl ${SERIF}`}>
              {report.title}
            </h2>
            <p className="mt-4 max-w-md leading-relaxed">{report.text}</p>
            <ol className="mt-10 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:block lg:space-y-5">
              {report.notes.map((note, index) => (
                <li key={note.title} className="grid grid-cols-[2.5rem_1fr]">
                  <Mark at={index + 1} />
                  <p className="text-sm leading-relaxed">
                    <strong className="block font-semibold">{note.title}</strong>
                    {note.text}
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <Sheet />
        </div>
      </div>
    </section>
  );
}

function Mark({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-full border border-signal font-display text-sm leading-none text-signal tabular-nums"
    >
      {at}
    </span>
  );
}

function Sheet() {
  return (
    <article
      aria-labelledby="sheet-title"
      className="border border-line-strong bg-raised px-4 py-6 sm:px-8 md:px-12 md:py-12 lg:col-span-8 lg:ml-6"
    >
      <div className="flex items-baseline justify-between gap-4 border-b-2 border-ink pb-3">
        <h3 id="sheet-title" className={`text-xl ${SERIF}`}>
          {report.firm}
        </h3>
        <p className="text-sm">{report.period}</p>
      </div>
      <div className="relative">
        <span className="absolute -top-4 -left-1 bg-raised md:top-9 md:-left-10">
          <Mark at={1} />
        </span>
        <table className="mt-5 w-full border-collapse text-right text-xs tabular-nums sm:text-sm">
          <caption className="sr-only">{report.caption}</caption>
          <thead>
            <tr className="text-muted">
              {report.head.map((cell, column) => (
                <th
                  key={cell}
                  scope="col"
                  className={`py-2 font-normal ${column === 0 ? 'text-left' : ''}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {report.rows.map(([item, ...figures]) => (
              <tr key={item} className="border-t border-line">
                <th scope="row" className="py-2 text-left font-normal">
                  {item}
                </th>
                {figures.map((figure, column) => (
                  <td
                    key={report.head[column + 1]}
                    className={`py-2 pl-2 ${column === 0 ? 'font-semibold' : ''}`}
                  >
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
            <tr className="border-t border-ink">
              {report.total.map((cell, column) =>
                column === 0 ? (
                  <th key={cell} scope="row" className="py-2 text-left font-semibold">
                    {cell}
                  </th>
                ) : (
                  <td key={cell} className="py-2 pl-2 font-semibold">
                    <span className="border-b-4 border-double border-ink pb-0.5">{cell}</span>
                  </td>
                ),
              )}
            </tr>
          </tbody>
        </table>
      </div>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <div className="relative">
          <span className="absolute -top-1 right-0 md:right-auto md:-left-10">
            <Mark at={2} />
          </span>
          <h4 className="text-sm font-semibold">{report.chartTitle}</h4>
          <div className="mt-2">
            <MonthBars label={report.chart} months={report.months} />
          </div>
        </div>
        <div className="relative">
          <span className="absolute -top-1 right-0">
            <Mark at={3} />
          </span>
          <h4 className="text-sm font-semibold">{report.meaningTitle}</h4>
          <p className={`mt-2 leading-snug ${SERIF} font-normal tracking-normal`}>
            {report.meaning}
          </p>
        </div>
      </div>
      <div className="relative mt-8 border-t border-line-strong pt-4 sm:flex sm:gap-10">
        <span className="absolute top-3 right-0">
          <Mark at={4} />
        </span>
        <h4 className="shrink-0 text-sm font-semibold">{report.questionsTitle}</h4>
        <ul className={`mt-1 leading-snug sm:mt-0 ${SERIF} font-normal tracking-normal`}>
          {report.questions.map((question) => (
            <li key={question} className="pr-10 pb-1">
              {question}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 ml-auto w-44 border-b border-ink">
        <Signature of="calder" />
      </div>
    </article>
  );
}

function Year() {
  return (
    <section aria-labelledby="year-title" className="border-b border-line-strong">
      <div className={`${BAND} py-14 md:py-20`}>
        <div className="grid gap-3 md:grid-cols-12 md:gap-10">
          <h2 id="year-title" className={`text-2xl md:col-span-5 md:text-3xl ${SERIF}`}>
            {year.title}
          </h2>
          <p className="max-w-measure leading-relaxed text-muted md:col-span-7">{year.text}</p>
        </div>
        <div className="mt-8">
          <DeadlineYear label={year.drawing} />
        </div>
        <dl className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
          {year.kinds.map((entry) => (
            <div
              key={entry.kind}
              className="grid grid-cols-[2.25rem_1fr] content-start border-t border-ink pt-3"
            >
              <dt className="contents">
                <DeadlineSign kind={entry.kind} />
                <span className="font-semibold">{entry.term}</span>
              </dt>
              <dd className="col-start-2 text-sm leading-relaxed text-muted">{entry.text}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-muted">{year.note}</p>
      </div>
    </section>
  );
}

function Fees() {
  return (
    <section aria-labelledby="fees-title" className="bg-raised">
      <div className={`${BAND} grid gap-10 py-16 md:py-24 lg:grid-cols-12`}>
        <div className="lg:order-last lg:col-span-4 lg:pl-6">
          <h2 id="fees-title" className={`text-3xl md:text-4xl ${SERIF}`}>
            {fees.title}
          </h2>
          <p className="mt-5 max-w-measure leading-relaxed">{fees.text}</p>
          <p className="mt-6 max-w-measure border-t border-line pt-4 text-sm leading-relaxed text-muted">
            {fees.included}
          </p>
          <p className="mt-3 max-w-measure text-sm leading-relaxed text-muted">{fees.extra}</p>
        </div>
        <div className="lg:col-span-8">
          <FeeSums words={fees} />
        </div>
      </div>
    </section>
  );
}

function Keeping() {
  return (
    <section aria-labelledby="keeping-title" className="bg-sunk">
      <div className={`${BAND} py-14 md:py-20`}>
        <h2 id="keeping-title" className={`text-2xl md:text-3xl ${SERIF}`}>
          {keeping.title}
        </h2>
        <dl className="mt-8 grid border-l border-line-strong sm:grid-cols-2 lg:grid-cols-4">
          {keeping.items.map((item) => (
            <div key={item.term} className="border-r border-line-strong py-2 pr-6 pl-5 max-lg:pb-8">
              <dt className={`text-lg leading-snug ${SERIF}`}>{item.term}</dt>
              <dd className="mt-2 text-sm leading-relaxed">
                <CopyText copy={item.text} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Partners() {
  return (
    <section aria-labelledby="partners-title">
      <div className={`${BAND} py-16 md:py-24`}>
        <div className="grid gap-x-10 gap-y-3 md:grid-cols-12">
          <h2 id="partners-title" className={`text-3xl md:col-span-3 md:text-4xl ${SERIF}`}>
            {partners.title}
          </h2>
          <p className="max-w-sm leading-relaxed text-muted md:col-span-9">{partners.text}</p>
        </div>
        <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-12">
          {partners.people.map((person, index) => (
            <li key={person.id} className={PLACES[index]}>
              <Signature of={person.id} />
              <p className="border-t border-ink pt-3">
                <strong className="font-semibold">{person.name}</strong>
                <span className="block max-w-xs text-sm leading-relaxed text-muted">
                  {person.role}
                </span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Nobody signs in a row. */
const PLACES = ['md:col-span-4', 'md:col-span-4 md:pt-16', 'md:col-span-4 md:pt-6'];

function Opening() {
  return (
    <section
      aria-labelledby="opening-title"
      className={`border-t-4 border-double border-evergreen bg-raised ${RULED}`}
    >
      <div className={`${BAND} relative grid gap-7 pt-14 pb-14 lg:grid-cols-12 lg:gap-x-10`}>
        <Columns />
        <div className="relative lg:col-span-6 lg:col-start-2">
          <h2 id="opening-title" className={`translate-y-3 text-3xl leading-14 ${SERIF}`}>
            {opening.title}
          </h2>
          <p className="max-w-lg leading-7">{opening.text}</p>
          <div className="pt-7">
            <MailLink address={opening.mail} subject={opening.subject} label={opening.action} />
          </div>
        </div>
        <div className="relative text-sm leading-7 lg:col-span-4 lg:col-start-8 lg:pt-14 lg:pr-28">
          <p>{opening.address}</p>
          <p className="pt-7 text-muted">
            <CopyText copy={DEMO_NOTE} />
          </p>
        </div>
      </div>
    </section>
  );
}
