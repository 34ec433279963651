import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.ts';
import { RemarkNumber, ReportSheet } from './report-sheet.tsx';

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
