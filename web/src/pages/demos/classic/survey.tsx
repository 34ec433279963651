import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { GRAPH_PAPER, LETTERING } from './look.ts';
import { Ornament } from '@/drawings/drawing.tsx';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Survey() {
  const { survey } = SURVEYOR;
  return (
    <section id="survey" aria-labelledby="survey-title" className={GRAPH_PAPER}>
      <PageWidth className="py-9 md:py-20">
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
        <div className="mt-5 border border-ink bg-paper p-5 md:p-8 lg:mt-14 lg:p-0">
          <SurveyStaff />
        </div>
      </PageWidth>
    </section>
  );
}

/** A page of the field book: two people's figures for the same four lines. */
function FieldBook() {
  const { book } = SURVEYOR;
  return (
    <figure className="border border-ink bg-raised lg:-rotate-1">
      <div className="flex justify-between gap-4 border-b-2 border-alert px-4 py-2 font-mono text-xs">
        <h3>{book.title}</h3>
        <span aria-hidden="true">{book.unit}</span>
      </div>
      <HeadedTable
        caption={book.caption}
        names={book.head}
        look={{
          table: 'w-full table-fixed border-collapse font-mono text-xs tabular-nums md:text-sm',
          headRow: 'text-muted',
          name: (column) =>
            `border-line px-2 py-1.5 align-bottom text-xs font-normal not-last:border-r ${column < 2 ? 'w-12 text-left md:w-16' : 'text-right'}`,
        }}
      >
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
      </HeadedTable>
      <figcaption className="border-t border-line px-4 py-3 text-sm leading-relaxed text-accent italic">
        {book.note}
      </figcaption>
    </figure>
  );
}

/** The steps of a survey along a levelling staff, which stands on a phone and lies on a wide screen. */
function SurveyStaff() {
  return (
    <div className="relative max-lg:pl-20">
      <Ornament className="absolute top-0 left-0 h-full w-11 border-x border-ink bg-raised lg:static lg:h-11 lg:w-full lg:border-x-0 lg:border-b">
        <defs>
          <Graduation id="staff-standing" />
          <Graduation id="staff-lying" turn="rotate(-90)" />
        </defs>
        <rect width="100%" height="100%" fill="url(#staff-standing)" className="lg:hidden" />
        <rect width="100%" height="100%" fill="url(#staff-lying)" className="max-lg:hidden" />
      </Ornament>
      <ol className="space-y-5 py-2 lg:grid lg:grid-cols-6 lg:space-y-0 lg:py-0">
        {SURVEYOR.survey.steps.map((step) => (
          <li
            key={step.day}
            className="relative border-ink lg:px-5 lg:pt-8 lg:pb-7 lg:not-last:border-r"
          >
            <span
              aria-hidden="true"
              className="absolute top-4 -left-9 w-7 border-t-2 border-alert lg:-top-1 lg:left-5 lg:h-7 lg:w-0 lg:border-t-0 lg:border-l-2"
            />
            <p className="font-mono text-2xl leading-none">
              <span className="text-xs">day </span>
              {step.day}
            </p>
            <h3 className="mt-2 font-semibold">{step.title}</h3>
            <p className="mt-1 max-w-lg text-sm leading-relaxed text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Graduation({ id, turn }: { id: string; turn?: string }) {
  return (
    <pattern id={id} width="44" height="100" patternUnits="userSpaceOnUse" patternTransform={turn}>
      <path d="M0 0h20v10H10v10h10v10H10v10h10v10H0z" className="fill-ink" />
      <path d="M44 50H24v10h10v10H24v10h10v10H24v10h20z" className="fill-alert" />
    </pattern>
  );
}
