import { JumpList } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { LETTERING } from './look.ts';
import { SitePlan } from './site-plan.tsx';
import { Ornament, Word } from '@/drawings/drawing.tsx';

/** The plan is the page's front; its title lies on it as it would on a drawn sheet. */
export function Sheet() {
  const { name, trade, title, lead, sheet, jumps, plan } = SURVEYOR;
  return (
    <header className="px-3 pt-3 md:px-5">
      <div className="border-2 border-ink bg-raised">
        <Margin />
        <div className="lg:relative">
          <div className="relative p-5 lg:absolute lg:top-8 lg:left-8 lg:z-10 lg:w-90 lg:border lg:border-ink lg:bg-raised lg:p-0">
            <p className="border-ink font-mono text-xs max-lg:pb-6 lg:border-b lg:px-5 lg:py-2">
              {name}, {trade.toLowerCase()}
            </p>
            <div className="lg:px-5 lg:pt-7 lg:pb-6">
              <h1 className={`${LETTERING} text-4xl leading-none lg:text-5xl`}>{title}</h1>
              <p className="mt-5 max-w-md leading-relaxed">{lead}</p>
              <JumpList
                label={name}
                jumps={jumps}
                className="mt-5"
                gaps="gap-x-5 gap-y-1 text-sm"
                link="border-b border-alert py-1 font-semibold hover:border-b-2"
              />
            </div>
            <dl className="grid grid-cols-2 border-ink font-mono text-xs max-lg:mt-6 max-lg:border lg:border-t">
              {sheet.map((field, index) => (
                <div
                  key={field.term}
                  className={`px-3 py-1.5 lg:px-5 ${index % 2 === 0 ? 'border-r border-ink' : ''} ${index < 2 ? 'border-b border-ink' : ''}`}
                >
                  <dt className="text-muted">{field.term}</dt>
                  <dd>{field.text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <figure className="relative h-140 border-ink max-lg:border-t md:h-176 xl:h-auto xl:max-h-[52rem] xl:min-h-176 xl:aspect-[15/8]">
            <div className="absolute inset-0">
              <SitePlan label={plan} />
            </div>
            <div className="absolute right-3 bottom-3 border border-ink bg-raised p-2 md:top-6 md:right-6 md:bottom-auto">
              <NorthArrow />
            </div>
          </figure>
        </div>
        <Margin />
      </div>
    </header>
  );
}

/** The letters along the edge of a sheet, by which one says where on it something lies. */
function Margin() {
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-4 border-ink text-center font-mono text-xs not-last:border-b last:border-t md:grid-cols-8"
    >
      {['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter, index) => (
        <span
          key={letter}
          className={`border-ink py-0.5 not-last:border-r ${index > 3 ? 'max-md:hidden' : ''} ${index === 3 ? 'max-md:border-r-0!' : ''}`}
        >
          {letter}
        </span>
      ))}
    </div>
  );
}

function NorthArrow() {
  return (
    <Ornament viewBox="0 0 48 80" className="block h-20 w-12 font-mono">
      <g transform="rotate(-8 24 44)">
        <path d="M24 20v54" className="stroke-ink" strokeWidth="1.2" />
        <path d="M24 18 34 62 24 52z" className="fill-ink" />
        <path d="M24 18 14 62 24 52z" className="fill-raised stroke-ink" />
        <Word x="24" y="13" textAnchor="middle" fontSize="14" className="fill-ink" text="N" />
      </g>
    </Ornament>
  );
}
