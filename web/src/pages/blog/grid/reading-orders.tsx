import { Link } from 'react-router-dom';

/** Ways through the same articles, one line each: like the lines of a tram. */
export function ReadingOrders({ ways }: { ways: readonly Way[] }) {
  return (
    <ul className="grid gap-10">
      {ways.map((way) => (
        <li key={way.who} className="grid gap-4 lg:grid-cols-[12rem_1fr] lg:gap-8">
          <p className="font-display text-lg leading-snug font-semibold">{way.who}</p>
          <ol className="grid md:grid-cols-3">
            {way.stops.map((stop) => (
              <li
                key={stop.to}
                className="relative border-l-2 border-accent pb-6 pl-6 last:pb-0 md:border-t-2 md:border-l-0 md:pt-5 md:pr-6 md:pb-0 md:pl-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute top-1 -left-2 size-3.5 rounded-full border-2 border-accent bg-paper md:-top-2 md:left-0"
                />
                <Link
                  to={stop.to}
                  className="rounded-sm leading-snug underline-offset-4 hover:underline"
                >
                  {stop.title}
                </Link>
                <span className="block text-sm text-muted">{stop.minutes} minutes</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}

type Way = { who: string; stops: readonly { title: string; minutes: number; to: string }[] };
