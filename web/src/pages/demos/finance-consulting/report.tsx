import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.tsx';
import { MonthBars } from './month-bars.tsx';
import { Signature } from './signature.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

/** The report as a sheet of paper, with our remarks in its margin. */
export function Report() {
  const { report } = BOOKKEEPERS;
  return (
    <section aria-labelledby="report-title" className="bg-accent-tint">
      <PageWidth className="py-16 md:py-24">
        <div className="grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-4 lg:pt-10">
            <h2 id="report-title" className={`text-3xl md:text-4xl ${SERIF}`}>
              {report.title}
            </h2>
            <p className="mt-4 max-w-md leading-relaxed">{report.text}</p>
            <ol className="mt-10 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:block lg:space-y-5">
              {report.notes.map((note, index) => (
                <li key={note.title} className="grid grid-cols-[2.5rem_1fr]">
                  <RemarkNumber at={index + 1} />
                  <p className="text-sm leading-relaxed">
                    <strong className="block font-semibold">{note.title}</strong>
                    {note.text}
                  </p>
                </li>
              ))}
            </ol>
          </div>
          <ReportSheet />
        </div>
      </PageWidth>
    </section>
  );
}

function ReportSheet() {
  const { report } = BOOKKEEPERS;
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
          <RemarkNumber at={1} />
        </span>
        <Figures />
      </div>
      <div className="mt-10 grid gap-8 md:grid-cols-2">
        <div className="relative">
          <span className="absolute -top-1 right-0 md:right-auto md:-left-10">
            <RemarkNumber at={2} />
          </span>
          <h4 className="text-sm font-semibold">{report.chartTitle}</h4>
          <div className="mt-2">
            <MonthBars />
          </div>
        </div>
        <div className="relative">
          <span className="absolute -top-1 right-0">
            <RemarkNumber at={3} />
          </span>
          <h4 className="text-sm font-semibold">{report.meaningTitle}</h4>
          <p className={`mt-2 leading-snug ${SERIF} font-normal tracking-normal`}>
            {report.meaning}
          </p>
        </div>
      </div>
      <div className="relative mt-8 border-t border-line-strong pt-4 sm:flex sm:gap-10">
        <span className="absolute top-3 right-0">
          <RemarkNumber at={4} />
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

/** The month beside the one before and the year; what is left over stands on a double line. */
function Figures() {
  const { report } = BOOKKEEPERS;
  return (
    <HeadedTable
      caption={report.caption}
      names={report.head}
      look={{
        table: 'mt-5 w-full border-collapse text-right text-xs tabular-nums sm:text-sm',
        headRow: 'text-muted',
        name: (column) =>
          `py-2 font-normal ${column === 0 ? 'text-left max-md:pt-6' : 'pl-2 align-bottom'}`,
      }}
    >
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
    </HeadedTable>
  );
}

function RemarkNumber({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-7 place-items-center rounded-full border border-alert font-display text-sm leading-none text-alert tabular-nums"
    >
      {at}
    </span>
  );
}
