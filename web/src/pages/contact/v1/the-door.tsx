import { CONTACT } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

export function TheDoor() {
  const { hours, place } = CONTACT;
  return (
    <Section labelledBy="place-title" grid="gap-10 md:grid-cols-12">
      <div className="md:col-span-6 lg:col-span-7">
        <Heading id="place-title" size="lg">
          {place.title}
        </Heading>
        <address className="mt-5 font-display text-lg leading-relaxed not-italic">
          {place.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <TextLink to={place.phone.to}>{place.phone.text}</TextLink>
        </address>
        <p className="mt-6 leading-relaxed">{place.text}</p>
        <p className="mt-2">
          <TextLink to={place.imprint.to}>{place.imprint.text}</TextLink>
        </p>
      </div>
      <div className="md:col-span-6 lg:col-span-5">
        <h2 className="font-display text-xl font-semibold tracking-tight">{hours.title}</h2>
        <p className="mb-4 text-sm text-muted">{hours.zone}</p>
        <HoursStrip />
      </div>
    </Section>
  );
}

/** On which days of the week something is open; the words beside the drawing say the same. */
function HoursStrip() {
  const { days, rows } = CONTACT.hours;
  return (
    <ul className="border-b border-line">
      {rows.map(({ what, when, open }) => (
        <li key={what} className="border-t border-line py-4">
          <p className="font-semibold">{what}</p>
          <p className="text-sm text-muted">{when}</p>
          <div aria-hidden="true" className="mt-3 grid grid-cols-7 gap-1 text-center text-xs">
            {days.map((day, index) => (
              <span key={day}>
                <span className="relative block h-6 overflow-hidden rounded-sm border border-line-strong bg-raised">
                  {index < open && (
                    <span className="absolute inset-y-0 right-[29%] left-[37%] bg-accent" />
                  )}
                </span>
                <span className="mt-1 block text-muted">{day}</span>
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
