import { BandTitle, PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING, NUMBER } from './look.ts';
import { ObjectDrawing } from './object-drawing.tsx';
import { Ornament } from '@/drawings/drawing.tsx';

export function Catalogue() {
  const { catalogue } = OBJECT_DESIGNERS;
  return (
    <section aria-labelledby="catalogue-title" className="bg-raised">
      <PageWidth className="py-10 md:py-24">
        <div className="flex flex-wrap items-baseline justify-between gap-x-10">
          <BandTitle id="catalogue-title" look={HEADING} text={catalogue.title} />
          <p className="text-sm text-muted">{catalogue.text}</p>
        </div>
        <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 md:mt-16 md:gap-x-12 md:gap-y-24 lg:grid-cols-4">
          {catalogue.objects.map((object) => (
            <li key={object.id}>
              <ObjectDrawing object={object.id} label={object.label} />
              <p className={`mt-5 ${NUMBER}`}>{object.number}</p>
              <h3 className="mt-1 text-sm font-normal">{object.name}</h3>
              <p className="text-sm text-muted">
                {object.material}
                <span className="block tabular-nums">{object.size}</span>
              </p>
              <p className="mt-2 text-sm leading-relaxed">{object.text}</p>
            </li>
          ))}
          <li className="flex flex-col">
            <Ornament viewBox="0 0 300 300" className="block w-full">
              <path
                d="M150 40v220M40 150h220"
                className="stroke-alert"
                strokeWidth="0.9"
                strokeDasharray="14 4 2 4"
              />
            </Ornament>
            <p className={`mt-5 ${NUMBER}`}>{catalogue.empty.number}</p>
            <p className="mt-1 text-sm leading-relaxed text-muted">{catalogue.empty.text}</p>
          </li>
        </ul>
      </PageWidth>
    </section>
  );
}
