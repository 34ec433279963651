import { PageWidth } from '../../example-frame.tsx';
import { WEB_STUDIO } from './copy.ts';
import { Envelope } from './envelope.tsx';
import { HEADING } from './look.ts';

export function HandOver() {
  const { handOver } = WEB_STUDIO;
  return (
    <section id="hand-over" aria-labelledby="hand-over-title" className="border-t border-line">
      <PageWidth className="grid gap-10 py-16 md:grid-cols-12 md:py-24">
        <div className="md:col-span-5">
          <Envelope label={handOver.drawing} />
          <p className="mt-6 text-4xl font-semibold tracking-tight">{handOver.price}</p>
          <p className="mt-2 max-w-md text-sm">{handOver.terms}</p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <h2 id="hand-over-title" className={HEADING}>
            {handOver.title}
          </h2>
          <ol className="mt-6">
            {handOver.items.map((item, number) => (
              <li
                key={item.name}
                className="grid grid-cols-[2.5rem_1fr] border-t border-line py-3.5"
              >
                <span aria-hidden="true" className="font-mono text-sm leading-7 text-muted">
                  {number + 1}
                </span>
                <span>
                  <strong className="block">{item.name}</strong>
                  {item.text}
                </span>
              </li>
            ))}
          </ol>
        </div>
      </PageWidth>
    </section>
  );
}
