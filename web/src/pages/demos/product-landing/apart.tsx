import { PageWidth } from '../example-frame.tsx';
import { BoxExploded } from './box-exploded.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';

export function Apart() {
  const { exploded } = BOX;
  return (
    <PageWidth as="section" aria-labelledby="apart-title" className="py-16 md:py-24">
      <div className="grid gap-10 md:grid-cols-12 md:gap-14">
        <div className="max-md:order-last md:col-span-6 lg:col-span-7">
          <div className="mx-auto max-w-lg">
            <BoxExploded label={exploded.drawing} />
          </div>
        </div>
        <div className="md:sticky md:top-28 md:col-span-6 md:self-start lg:col-span-5">
          <h2 id="apart-title" className={`text-3xl md:text-4xl ${WIDE}`}>
            {exploded.title}
          </h2>
          <ol className="mt-10 border-b border-ink">
            {exploded.parts.map((part, index) => (
              <li
                key={part.name}
                className="grid grid-cols-[2.25rem_1fr_auto] gap-x-2 border-t border-ink py-3"
              >
                <span aria-hidden="true" className="font-semibold text-alert tabular-nums">
                  {index + 1}
                </span>
                <span>
                  <span className="block font-semibold">{part.name}</span>
                  <span className="block text-sm leading-snug text-muted">{part.text}</span>
                </span>
                <span className="text-sm whitespace-nowrap tabular-nums">{part.time}</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 max-w-md text-sm leading-relaxed text-muted">{exploded.text}</p>
        </div>
      </div>
    </PageWidth>
  );
}
