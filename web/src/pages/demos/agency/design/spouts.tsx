import { PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';
import { SpoutRow } from './spout-row.tsx';

export function Spouts() {
  const { spouts } = OBJECT_DESIGNERS;
  return (
    <PageWidth as="section" aria-labelledby="spouts-title" className="py-16 md:py-28">
      <div className="grid gap-4 md:grid-cols-12 md:gap-10">
        <h2 id="spouts-title" className={`md:col-span-4 ${HEADING}`}>
          {spouts.title}
        </h2>
        <p className="max-w-md text-sm leading-relaxed text-muted md:col-span-6">{spouts.text}</p>
      </div>
      <div className="mt-10">
        <SpoutRow spouts={spouts.tried} />
      </div>
    </PageWidth>
  );
}
