import { BandTitle, PageWidth } from '../example-frame.tsx';
import { PHONE_APP } from './copy.ts';
import { TITLE } from './look.ts';

export function Permissions() {
  const { permissions } = PHONE_APP;
  return (
    <section id="permissions" aria-labelledby="permissions-title" className="bg-raised">
      <PageWidth className="grid gap-8 pt-4 pb-10 md:py-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BandTitle id="permissions-title" look={TITLE} text={permissions.title} />
          <p className="mt-4 leading-relaxed">{permissions.text}</p>
          <h3 className="mt-8 font-semibold">{permissions.neverTitle}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-lg leading-snug text-muted">
            {permissions.never.map((item) => (
              <li key={item} className="line-through decoration-alert decoration-2">
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-6 text-sm leading-relaxed">{permissions.note}</p>
        </div>
        <div className="lg:col-span-7 lg:col-start-6">
          <div className="rounded-[1.6rem] border-2 border-ink bg-raised">
            <p
              aria-hidden="true"
              className="border-b border-line px-5 py-3 text-center text-sm font-semibold md:px-8"
            >
              {permissions.drawing}
            </p>
            <dl className="divide-y divide-line">
              {permissions.rows.map((row) => (
                <div
                  key={row.name}
                  className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-5 py-4 md:px-8"
                >
                  <dt className="text-lg font-semibold">{row.name}</dt>
                  <dd className="flex items-center gap-3 text-sm">
                    {row.state}
                    <span
                      aria-hidden="true"
                      className={`flex h-6 w-10 items-center rounded-full border-2 px-0.5 ${row.on ? 'justify-end border-accent bg-accent' : 'border-line-strong bg-raised'}`}
                    >
                      <span
                        className={`size-4 rounded-full ${row.on ? 'bg-raised' : 'bg-line-strong'}`}
                      />
                    </span>
                  </dd>
                  <dd className="col-span-2 max-w-md text-sm leading-relaxed text-muted">
                    {row.why}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </PageWidth>
    </section>
  );
}
