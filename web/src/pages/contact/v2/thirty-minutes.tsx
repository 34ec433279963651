import { ENGINEER } from './copy.ts';
import { CallAgenda } from './call-agenda.tsx';
import { Heading } from '@/bands/heading.tsx';

export function ThirtyMinutes() {
  const { agenda } = ENGINEER;
  return (
    <section aria-labelledby="agenda-title" className="py-14 md:py-20 lg:col-span-7">
      <div className="mb-6">
        <Heading id="agenda-title" size="lg">
          {agenda.title}
        </Heading>
      </div>
      <CallAgenda />
    </section>
  );
}
