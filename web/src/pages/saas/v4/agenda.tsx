import { AT_HOME } from './copy.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { CopyText } from '@/bands/copy-text.tsx';

/** Questions as the agenda of a meeting, on a sheet with a box to tick. */
export function Agenda() {
  const { title, items, vote, link } = AT_HOME.meeting;
  return (
    <section aria-labelledby="agenda" className="bg-paper pt-4 pb-20 md:pb-28">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="border border-ink bg-warn-tint px-5 py-8 md:mx-auto md:max-w-4xl md:px-14 md:py-14">
          <h2
            id="agenda"
            className="font-display text-2xl font-semibold tracking-tight md:text-3xl"
          >
            {title}
          </h2>
          <ol className="mt-6 md:mt-8">
            {items.map((item, index) => (
              <li
                key={item.term}
                className="grid grid-cols-[2rem_1fr] gap-x-3 border-t border-ink py-4 md:grid-cols-[3rem_14rem_1fr]"
              >
                <span aria-hidden="true" className="font-mono text-sm leading-relaxed">
                  {index + 1}.
                </span>
                <h3 className="font-semibold">{item.term}</h3>
                <p className="col-start-2 mt-1 leading-relaxed md:col-start-3 md:mt-0">
                  <CopyText copy={item.text} />
                </p>
              </li>
            ))}
          </ol>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t-2 border-ink pt-6">
            <p className="font-display text-xl font-semibold">{vote}</p>
            <ButtonLink to={link.to}>{link.label}</ButtonLink>
            <svg
              aria-hidden="true"
              viewBox="0 0 150 36"
              className="h-9 sm:ml-auto w-38 fill-none stroke-ink"
              strokeWidth="1.6"
              strokeLinecap="round"
            >
              <path d="M4 8h24v24H4zM44 8h24v24H44zM84 8h24v24H84zM124 8h24v24h-24z" />
              <path
                d="M8 20l7 7L30 4M48 20l7 7L70 3M88 20l7 7 15-22"
                className="stroke-alert"
                strokeWidth="2.4"
              />
            </svg>
          </div>
        </div>
      </div>
    </section>
  );
}
