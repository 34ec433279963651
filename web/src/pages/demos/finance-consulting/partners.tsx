import { PageWidth } from '../example-frame.tsx';
import { BOOKKEEPERS } from './copy.ts';
import { SERIF } from './look.tsx';
import { Signature } from './signature.tsx';

export function Partners() {
  const { partners } = BOOKKEEPERS;
  return (
    <section aria-labelledby="partners-title">
      <PageWidth className="py-12 md:py-24">
        <div className="grid gap-x-10 gap-y-3 md:grid-cols-12">
          <h2 id="partners-title" className={`text-3xl md:col-span-3 md:text-4xl ${SERIF}`}>
            {partners.title}
          </h2>
          <p className="max-w-sm leading-relaxed text-muted md:col-span-9">{partners.text}</p>
        </div>
        <ul className="mt-8 grid gap-x-10 gap-y-7 md:grid-cols-12">
          {partners.people.map((person, index) => (
            <li key={person.id} className={PLACES[index]}>
              <Signature of={person.id} />
              <p className="max-w-xs border-t border-ink pt-3 text-sm leading-relaxed">
                <span className="sr-only">{person.name}. </span>
                {person.role}
              </p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}

/** Signatures never sit in a neat row. */
const PLACES = ['md:col-span-4', 'md:col-span-4 md:pt-16', 'md:col-span-4 md:pt-6'];
