import { MOVING_IN } from './copy.ts';
import { BackLink } from '@/bands/back-link.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { listPrice } from '@/lib/money.ts';
import { Ornament } from '@/drawings/drawing.tsx';

/** The head of the move: a luggage label that says from where, to where, and with how many stops. */
export function LuggageLabelHead() {
  const { back, title, lead, begin, prices } = MOVING_IN;
  return (
    <section className="overflow-x-clip bg-warn-tint">
      <div className="mx-auto grid max-w-page gap-10 px-5 pt-8 pb-14 md:px-10 md:pt-12 md:pb-24 lg:grid-cols-12 lg:items-center">
        <div className="lg:col-span-5">
          <BackLink label={back.label} to={back.to} />
          <h1 className="mt-6 font-display text-4xl font-semibold tracking-tight lg:text-5xl">
            {title}
          </h1>
          <p className="mt-6 max-w-md leading-relaxed md:text-lg md:leading-relaxed">{lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={begin.to}>{begin.label}</ButtonLink>
            <ButtonLink to={prices.to} variant="secondary">
              {prices.label}
            </ButtonLink>
          </div>
        </div>
        <div className="lg:col-span-7">
          <Label />
        </div>
      </div>
    </section>
  );
}

function Label() {
  const { tag } = MOVING_IN;
  return (
    <figure className="relative animate-swing [--swing:-4deg] lg:-rotate-2">
      <figcaption className="sr-only">{tag.description}</figcaption>
      <Ornament
        viewBox="0 0 120 60"
        className="absolute top-6 -left-20 hidden h-14 w-28 fill-none stroke-ink lg:block"
        strokeWidth="1.8"
      >
        <path d="M118 40C80 44 60 8 30 14S8 52 44 46s40-30 74-6" />
      </Ornament>
      <div className="relative rounded-lg border-2 border-ink bg-raised py-6 pr-5 pl-14 sm:pr-8 sm:pl-20">
        <Ornament viewBox="0 0 40 40" className="absolute top-6 left-4 w-7 sm:left-6 sm:w-9">
          <circle cx="20" cy="20" r="18" className="fill-glow stroke-ink" strokeWidth="2" />
          <circle cx="20" cy="20" r="8" className="fill-warn-tint stroke-ink" strokeWidth="2" />
        </Ornament>
        <dl className="border-b-2 border-ink">
          {tag.rows.map((row) => (
            <div
              key={row.term}
              className="grid grid-cols-[4.5rem_1fr] items-baseline gap-x-3 sm:gap-x-4 border-b border-line py-2 last:border-b-0 sm:grid-cols-[7rem_1fr] sm:py-2.5"
            >
              <dt className="text-sm text-muted">{row.term}</dt>
              <dd className="font-display leading-tight font-semibold wrap-anywhere sm:text-lg md:text-xl">
                {row.text}
              </dd>
            </div>
          ))}
        </dl>
        <ul className="grid grid-cols-2 divide-x divide-line pt-4">
          {tag.sizes.map((size, index) => (
            <li key={size.name} className={index === 0 ? 'pr-4' : 'pl-4 sm:pl-6'}>
              <span className="block text-sm text-muted">{tag.sizeLabels[index]}</span>
              <span className="block font-display text-2xl font-semibold tabular-nums md:text-3xl">
                € {listPrice(size.cents)}
              </span>
              <span className="block text-sm">{size.takes}</span>
              <span className="block text-sm text-muted">
                {tag.yours} {size.give}
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">{tag.foot}</p>
      </div>
    </figure>
  );
}
