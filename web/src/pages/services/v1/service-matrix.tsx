import { SERVICES } from './copy.ts';
import { Drawing } from '@/drawings/drawing.tsx';
import { ServiceSign, type ServiceId } from './service-sign.tsx';

/** Whom against what, as a page's head: each field says what the service is for those people. */
export function ServiceMatrix() {
  const { title, lead, audiences, fit } = SERVICES;
  const matrix: readonly MatrixRow[] = SERVICES.matrix;
  return (
    <section className="bg-paper">
      <div className="mx-auto max-w-page px-5 pt-10 pb-12 md:px-10 md:pt-16 md:pb-20">
        <div className="grid gap-x-10 gap-y-5 md:grid-cols-12 md:items-end">
          <h1 className="font-display text-4xl font-semibold tracking-tight md:col-span-8 lg:text-6xl">
            {title}
          </h1>
          <p className="leading-relaxed md:col-span-4">{lead}</p>
        </div>
        <div className="mt-8 md:mt-12">
          <div
            aria-hidden="true"
            className="hidden border-b-2 border-ink pb-3 md:grid md:grid-cols-[5fr_5fr_5fr_5fr] lg:grid-cols-[6fr_5fr_5fr_5fr] md:gap-6"
          >
            <span />
            {audiences.map((audience) => (
              <span key={audience} className="font-display text-lg leading-tight font-semibold">
                {audience}
              </span>
            ))}
          </div>
          {matrix.map((row) => (
            <div
              key={row.id}
              className="border-t-2 border-ink pt-3 pb-4 md:grid md:grid-cols-[5fr_5fr_5fr_5fr] lg:grid-cols-[6fr_5fr_5fr_5fr] md:gap-6 md:border-t-0 md:border-b md:border-line md:py-4"
            >
              <h2 className="flex items-center gap-4 font-display text-lg leading-tight font-semibold md:text-base md:max-lg:flex-col md:max-lg:items-start md:max-lg:gap-2">
                <ServiceSign id={row.id} />
                <a
                  href={`#${row.id}`}
                  className="inline-block min-h-6 underline decoration-line-strong underline-offset-4 hover:decoration-2"
                >
                  {row.service}
                </a>
              </h2>
              <dl className="contents">
                {row.cells.map((cell, column) => (
                  <div key={audiences[column]} className="mt-2 md:mt-0">
                    <dt className="text-sm text-muted md:sr-only">{audiences[column]}</dt>
                    <dd
                      className={`leading-snug md:text-sm md:leading-relaxed ${cell.seldom ? 'text-muted' : ''}`}
                    >
                      {cell.seldom && (
                        <Drawing
                          label={fit.label}
                          viewBox="0 0 20 12"
                          className="mr-2 inline w-5 fill-none stroke-line-strong"
                          strokeWidth="1.6"
                          strokeDasharray="3 3"
                        >
                          <path d="M0 6h20" />
                        </Drawing>
                      )}
                      <span>{cell.text}</span>
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          <p aria-hidden="true" className="mt-4 flex items-center gap-2 text-sm text-muted">
            <svg
              viewBox="0 0 20 12"
              className="w-5 fill-none stroke-line-strong"
              strokeWidth="1.6"
              strokeDasharray="3 3"
            >
              <path d="M0 6h20" />
            </svg>
            {fit.label}
          </p>
        </div>
      </div>
    </section>
  );
}

type MatrixRow = {
  id: ServiceId;
  service: string;
  cells: readonly { text: string; seldom?: boolean }[];
};
