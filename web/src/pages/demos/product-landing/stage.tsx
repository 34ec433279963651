import { Link } from 'react-router-dom';
import { PageWidth } from '../example-frame.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';
import { Turntable } from './turntable.tsx';

export function Stage() {
  const { name, kind, price, buy, title, lead, turn } = BOX;
  return (
    <header className="bg-paper">
      <PageWidth className="pt-5 md:pt-7">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm">
          <p className="font-display font-semibold font-stretch-125%">{name}</p>
          <p className="text-muted max-sm:hidden">{kind}</p>
          <p className="flex items-center gap-4 tabular-nums">
            {price}
            <Link
              to={buy.to}
              className="rounded-sm bg-alert px-3 py-1.5 font-semibold text-raised hover:bg-ink"
            >
              {buy.label}
            </Link>
          </p>
        </div>
        <div className="mt-10 grid gap-5 pb-8 md:mt-12 md:grid-cols-12 md:items-end md:gap-10 md:pb-3">
          <h1
            className={`text-3xl leading-none sm:text-4xl md:col-span-8 lg:text-5xl xl:text-6xl ${WIDE}`}
          >
            {title}
          </h1>
          <p className="max-w-sm leading-relaxed md:col-span-4 md:pb-1">{lead}</p>
        </div>
      </PageWidth>
      <Turntable legend={turn.legend} views={turn.views} />
    </header>
  );
}
