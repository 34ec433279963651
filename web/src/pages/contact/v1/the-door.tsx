import { CONTACT } from './copy.ts';
import { HoursStrip } from './hours-strip.tsx';
import { OfficeMap } from './office-map.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function TheDoor() {
  const { hours, place } = CONTACT;
  return (
    <>
      <div className="overflow-x-clip border-y border-line">
        <OfficeMap />
      </div>
      <Section labelledBy="place-title">
        <div className="grid gap-10 md:grid-cols-12">
          <div className="md:col-span-6 lg:col-span-7">
            <Heading id="place-title" size="lg">
              {place.title}
            </Heading>
            <div className="mt-5 grid gap-6 lg:grid-cols-2">
              <address className="font-display text-lg leading-relaxed not-italic">
                {place.address.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
              </address>
              <p className="border-l-2 border-alert pl-4 text-sm leading-relaxed">{place.note}</p>
            </div>
            <ul className="mt-8 max-w-measure space-y-2 leading-relaxed">
              {place.hints.map((hint) => (
                <li key={hint} className="border-t border-line pt-2">
                  {hint}
                </li>
              ))}
            </ul>
          </div>
          <div className="md:col-span-6 lg:col-span-5">
            <h2 className="font-display text-xl font-semibold tracking-tight">{hours.title}</h2>
            <p className="mb-4 text-sm text-muted">{hours.zone}</p>
            <HoursStrip />
          </div>
        </div>
      </Section>
    </>
  );
}
