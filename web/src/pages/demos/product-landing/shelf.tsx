import { BoxShelf } from './box-shelf.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';

/** The shelf comes in from the left edge of the window. */
export function Shelf() {
  const { shelf } = BOX;
  return (
    <section aria-labelledby="shelf-title" className="bg-raised">
      <div className="grid lg:grid-cols-12">
        <div className="h-80 sm:h-110 lg:col-span-7 lg:h-120 xl:h-150">
          <BoxShelf label={shelf.drawing} />
        </div>
        <div className="px-5 py-12 md:px-10 lg:col-span-5 lg:max-w-lg lg:self-center">
          <h2 id="shelf-title" className={`text-xl md:text-2xl ${WIDE}`}>
            {shelf.title}
          </h2>
          <p className="mt-8">
            <span className={`block text-4xl leading-none whitespace-nowrap tabular-nums ${WIDE}`}>
              {shelf.size.map((side, index) => (
                <span key={index}>
                  {index > 0 && <span className="font-sans font-normal text-muted"> × </span>}
                  {side}
                </span>
              ))}
            </span>
            <span className="mt-2 block text-sm text-muted">{shelf.unit}</span>
          </p>
          <dl className="mt-8 space-y-3 text-sm">
            {shelf.facts.map((fact) => (
              <div key={fact.term} className="grid grid-cols-[5rem_1fr] gap-4">
                <dt className="text-muted">{fact.term}</dt>
                <dd>{fact.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}
