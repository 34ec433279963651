import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { FieldBook } from './field-book.tsx';
import { GRAPH_PAPER, LETTERING } from './look.ts';
import { SurveyStaff } from './survey-staff.tsx';

export function Survey() {
  const { survey } = SURVEYOR;
  return (
    <section id="survey" aria-labelledby="survey-title" className={GRAPH_PAPER}>
      <PageWidth className="py-14 md:py-20">
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
      </PageWidth>
    </section>
  );
}
