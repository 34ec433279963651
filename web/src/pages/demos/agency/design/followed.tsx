import { PageWidth } from '../../example-frame.tsx';
import { CaseExploded } from './case-exploded.tsx';
import { CaseCut, CasePlan } from './case-part.tsx';
import { CaseSketches } from './case-sketches.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { NUMBER } from './look.ts';
import { HeadedTable } from '@/bands/headed-table.tsx';

export function Followed() {
  const { followed } = OBJECT_DESIGNERS;
  return (
    <section aria-labelledby="followed-title" className="border-t border-line">
      <PageWidth className="py-10 md:py-24">
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
        <Sketch />
        <Part />
        <Exploded />
      </PageWidth>
    </section>
  );
}

function Sketch() {
  const { sketch } = OBJECT_DESIGNERS.followed;
  return (
    <div className="mt-9 grid gap-6 md:mt-24 md:grid-cols-12 md:gap-10">
      <Stage stage={sketch} className="md:col-span-4 lg:col-span-3" />
      <div className="md:col-span-8 lg:col-span-5 lg:col-start-6">
        <CaseSketches />
      </div>
    </div>
  );
}

function Part() {
  const { part } = OBJECT_DESIGNERS.followed;
  return (
    <div className="mt-10 md:mt-28">
      <Stage stage={part} className="md:w-1/2 lg:ml-auto lg:w-1/3" />
      <div className="mt-5 border border-ink bg-raised p-1.5">
        <div className="border border-ink">
          <div className="mx-auto grid max-w-lg gap-4 px-4 py-4 md:py-12 lg:max-w-none lg:grid-cols-2 lg:px-10">
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
  );
}

function Exploded() {
  const { exploded } = OBJECT_DESIGNERS.followed;
  return (
    <div className="mt-10 grid gap-6 md:mt-32 md:grid-cols-12">
      <div className="md:col-span-5">
        <CaseExploded label={exploded.label} />
      </div>
      <div className="md:col-span-6 md:col-start-7 md:self-center">
        <Stage stage={exploded} className="max-w-sm" />
        <HeadedTable
          caption={exploded.caption}
          names={exploded.head}
          look={{
            table: 'mt-8 w-full border-collapse text-left text-sm',
            headRow: 'text-xs text-muted',
            name: (column) => `py-2 font-normal ${column === 2 ? 'text-right' : ''}`,
          }}
        >
          {exploded.parts.map(([piece, material, price], index) => (
            <tr key={piece} className="border-t border-line-strong">
              <th scope="row" className="py-2 pr-3 font-normal">
                <span className="mr-3 text-accent tabular-nums">{index + 1}</span>
                {piece}
              </th>
              <td className="py-2 text-muted">{material}</td>
              <td className="py-2 text-right tabular-nums">{price}</td>
            </tr>
          ))}
        </HeadedTable>
      </div>
    </div>
  );
}

function Stage({ stage, className }: { stage: StageWords; className: string }) {
  return (
    <div className={className}>
      <p className={NUMBER}>{stage.when}</p>
      <h3 className="mt-1 font-normal">{stage.title}</h3>
      <p className="mt-3 text-sm leading-relaxed">{stage.text}</p>
    </div>
  );
}

type StageWords = { title: string; when: string; text: string };
