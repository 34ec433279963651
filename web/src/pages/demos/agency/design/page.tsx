import { OBJECT_DESIGNERS } from './copy.ts';
import { DEMO_NOTE } from '../../demo-note.ts';
import { CaseExploded } from './case-exploded.tsx';
import { CaseCut, CasePlan } from './case-part.tsx';
import { CaseSketches } from './case-sketches.tsx';
import { MaterialSwatch } from './material-swatch.tsx';
import { ObjectDrawing, ObjectLineUp } from './object-drawing.tsx';
import { SpoutRow } from './spout-row.tsx';
import { ExampleNote } from '@/bands/example-note.tsx';

export function Page() {
  return (
    <div data-trade="agency-design" className="overflow-x-clip">
      <Opening />
      <Catalogue />
      <LineUp />
      <Followed />
      <Spouts />
      <Materials />
      <Terms />
    </div>
  );
}

const { name, trade, title, lead, hero, catalogue, lineUp, followed, spouts, materials, terms } =
  OBJECT_DESIGNERS;

const BAND = 'mx-auto max-w-page px-5 md:px-10';
const HEADING = 'text-xl font-light';
const NUMBER = 'text-xs tracking-wide text-muted tabular-nums';

function Opening() {
  return (
    <div className={`${BAND} grid gap-10 pt-8 pb-16 md:grid-cols-12 md:pt-10 md:pb-28`}>
      <div className="flex flex-col md:col-span-4 lg:col-span-3">
        <p className="text-sm">
          {name}
          <span className="block text-muted">{trade}</span>
        </p>
        <h1 className="mt-10 text-3xl font-extralight tracking-tight md:mt-24">{title}</h1>
        <p className="mt-6 text-sm leading-relaxed text-muted">{lead}</p>
      </div>
      <figure className="md:col-span-8 lg:col-start-5">
        <div className="mx-auto max-w-2xl">
          <ObjectDrawing object="kettle" label={hero.label} />
        </div>
        <figcaption className="mt-6 grid gap-x-6 border-t border-line pt-3 text-sm sm:grid-cols-[6rem_1fr]">
          <span className={NUMBER}>{hero.number}</span>
          <span className="max-w-md">
            {hero.name}. <span className="text-muted">{hero.text}</span>
          </span>
        </figcaption>
      </figure>
    </div>
  );
}

function Catalogue() {
  return (
    <section aria-labelledby="catalogue-title" className="bg-raised">
      <div className={`${BAND} py-16 md:py-28`}>
        <div className="flex flex-wrap items-baseline justify-between gap-x-10">
          <h2 id="catalogue-title" className={HEADING}>
            {catalogue.title}
          </h2>
          <p className="text-sm text-muted">{catalogue.text}</p>
        </div>
        <ul className="mt-10 grid grid-cols-2 gap-x-6 gap-y-14 md:mt-16 md:gap-x-12 md:gap-y-24 lg:grid-cols-4">
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
            <svg aria-hidden="true" viewBox="0 0 300 300" className="block w-full">
              <path
                d="M150 40v220M40 150h220"
                className="stroke-signal"
                strokeWidth="0.9"
                strokeDasharray="14 4 2 4"
              />
            </svg>
            <p className={`mt-5 ${NUMBER}`}>{catalogue.empty.number}</p>
            <p className="mt-1 text-sm leading-relaxed text-muted">{catalogue.empty.text}</p>
          </li>
        </ul>
      </div>
    </section>
  );
}

function LineUp() {
  return (
    <section aria-labelledby="line-up-title" className={`${BAND} py-16 md:py-28`}>
      <h2 id="line-up-title" className={HEADING}>
        {lineUp.title}
      </h2>
      <div
        role="group"
        aria-labelledby="line-up-title"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard
        tabIndex={0}
        className="mt-8 overflow-x-auto"
      >
        <div className="min-w-3xl pb-2 md:min-w-0">
          <ObjectLineUp label={lineUp.label} />
        </div>
      </div>
      <p className="mt-3 text-sm text-muted">{lineUp.note}</p>
    </section>
  );
}

function Followed() {
  const { sketch, part, exploded } = followed;
  return (
    <section aria-labelledby="followed-title" className="bg-sunk">
      <div className={`${BAND} py-16 md:py-28`}>
        <div className="grid gap-4 md:grid-cols-12 md:gap-10">
          <p className={`${NUMBER} md:col-span-2 md:pt-4`}>{followed.number}</p>
          <h2
            id="followed-title"
            className="text-3xl font-extralight tracking-tight md:col-span-5 md:text-4xl"
          >
            {followed.title}
          </h2>
          <p className="max-w-sm text-sm leading-relaxed md:col-span-5 md:self-end">
            {followed.lead}
          </p>
        </div>

        <div className="mt-16 grid gap-8 md:mt-24 md:grid-cols-12 md:gap-10">
          <Stage stage={sketch} className="md:col-span-4 lg:col-span-3" />
          <div className="md:col-span-8 lg:col-span-5 lg:col-start-6">
            <CaseSketches label={sketch.label} notes={sketch.notes} />
          </div>
        </div>

        <div className="mt-20 md:mt-32">
          <Stage stage={part} className="md:w-1/2 lg:ml-auto lg:w-1/3" />
          <div className="mt-8 border border-ink bg-raised p-1.5">
            <div className="border border-ink">
              <div className="mx-auto grid max-w-lg gap-8 px-4 py-8 md:py-12 lg:max-w-none lg:grid-cols-2 lg:px-10">
                <CasePlan label={part.plan} />
                <CaseCut label={part.cut} />
              </div>
              <dl className="grid grid-cols-2 border-t border-ink text-xs lg:ml-auto lg:w-2/3 lg:grid-cols-3 lg:border-l">
                {part.block.map(([term, text]) => (
                  <div key={term} className="-mr-px -mb-px border-r border-b border-line px-3 py-2">
                    <dt className="text-muted">{term}</dt>
                    <dd className="font-normal">{text}</dd>
                  </div>
                ))}
              </dl>
            </div>
          </div>
        </div>

        <div className="mt-20 grid gap-10 md:mt-32 md:grid-cols-12">
          <div className="md:col-span-5">
            <CaseExploded label={exploded.label} />
          </div>
          <div className="md:col-span-6 md:col-start-7 md:self-center">
            <Stage stage={exploded} className="max-w-sm" />
            <table className="mt-8 w-full border-collapse text-left text-sm">
              <caption className="sr-only">{exploded.caption}</caption>
              <thead>
                <tr className="text-xs text-muted">
                  {exploded.head.map((cell, column) => (
                    <th
                      key={cell}
                      scope="col"
                      className={`py-2 font-normal ${column === 2 ? 'text-right' : ''}`}
                    >
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {exploded.parts.map(([piece, material, price], index) => (
                  <tr key={piece} className="border-t border-line-strong">
                    <th scope="row" className="py-2 font-normal">
                      <span className="mr-3 text-evergreen tabular-nums">{index + 1}</span>
                      {piece}
                    </th>
                    <td className="py-2 text-muted">{material}</td>
                    <td className="py-2 text-right tabular-nums">{price}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </div>
      </div>
    </section>
  );
}

function Stage({
  stage,
  className,
}: {
  stage: { title: string; when: string; text: string };
  className: string;
}) {
  return (
    <div className={className}>
      <p className={NUMBER}>{stage.when}</p>
      <h3 className="mt-1 font-normal">{stage.title}</h3>
      <p className="mt-3 text-sm leading-relaxed">{stage.text}</p>
    </div>
  );
}

function Spouts() {
  return (
    <section aria-labelledby="spouts-title" className={`${BAND} py-16 md:py-28`}>
      <div className="grid gap-4 md:grid-cols-12 md:gap-10">
        <h2 id="spouts-title" className={`md:col-span-4 ${HEADING}`}>
          {spouts.title}
        </h2>
        <p className="max-w-md text-sm leading-relaxed text-muted md:col-span-6">{spouts.text}</p>
      </div>
      <div className="mt-10">
        <SpoutRow spouts={spouts.tried} />
      </div>
    </section>
  );
}

function Materials() {
  return (
    <section aria-labelledby="materials-title" className="border-t border-line">
      <div className={`${BAND} grid gap-10 py-16 md:grid-cols-12 md:py-28`}>
        <div className="md:col-span-3">
          <h2 id="materials-title" className={HEADING}>
            {materials.title}
          </h2>
          <p className="mt-3 text-sm leading-relaxed text-muted">{materials.text}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-10 md:col-span-8 md:col-start-5 md:grid-cols-3 md:gap-x-10">
          {materials.items.map((material) => (
            <li key={material.id}>
              <MaterialSwatch material={material.id} />
              <h3 className="mt-3 text-sm font-normal">{material.name}</h3>
              <p className="mt-1 text-sm leading-relaxed text-muted">{material.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Terms() {
  return (
    <section aria-labelledby="terms-title" className="bg-raised">
      <div className={`${BAND} grid gap-x-10 gap-y-8 py-16 md:grid-cols-12 md:py-28`}>
        <h2 id="terms-title" className={`md:col-span-3 ${HEADING}`}>
          {terms.title}
        </h2>
        <div className="space-y-6 md:col-span-5">
          {terms.paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lg leading-relaxed">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="space-y-4 text-sm md:col-span-3 md:col-start-10">
          {terms.facts.map(([term, text]) => (
            <div key={term}>
              <dt className="text-muted">{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-8 md:col-span-6 md:col-start-4">
          <ExampleNote copy={DEMO_NOTE} />
        </div>
      </div>
    </section>
  );
}
