import { Link } from 'react-router-dom';
import { LANDING } from './copy.ts';
import house from './house.svg?no-inline';
import { Heading } from '@/bands/heading.tsx';

/** The house cut open, each room a way into the site. Its drawings are one file, which the document need not carry. */
export function HouseStrip() {
  const { title, text, rooms } = LANDING.house;
  return (
    <section
      aria-labelledby="house"
      className="overflow-x-clip border-b-8 border-accent bg-accent-deep pt-8 text-paper"
    >
      <div className="mx-auto grid max-w-page gap-x-10 gap-y-5 px-5 md:px-10 lg:grid-cols-12">
        <div className="flex flex-wrap content-between lg:col-span-4">
          <div>
            <Heading id="house" size="lg">
              {title}
            </Heading>
            <p className="mt-4 text-on-dark">{text}</p>
          </div>
          <Picture view="garden" className="max-lg:hidden" />
        </div>
        <div className="lg:col-span-8">
          <Picture view="roof" className="aspect-720/146" />
          <div className="px-3">
            <ul className="grid grid-cols-2 gap-1.5 bg-ink p-1 md:grid-cols-3">
              {rooms.map(({ id, name, note, to }) => (
                <li key={id}>
                  <Link to={to} className="block h-full bg-accent font-semibold hover:underline">
                    <Picture view={id} />
                    <span className="block px-4 py-2 leading-snug">
                      {name}
                      <span className="block text-xs font-normal text-on-dark">{note}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}

function Picture({ view, className = '' }: { view: string; className?: string }) {
  return (
    <img
      src={`${house}#${view}`}
      alt=""
      width="240"
      height="150"
      loading="lazy"
      className={`w-full ${className}`}
    />
  );
}
