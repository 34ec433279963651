import { PageWidth } from '../example-frame.tsx';
import { SURVEYOR } from './copy.ts';
import { Instruments } from './instruments.tsx';
import { LETTERING } from './look.ts';

export function Equipment() {
  const { equipment } = SURVEYOR;
  return (
    <PageWidth as="section" aria-labelledby="equipment-title" className="py-14 md:py-24">
      <div className="grid gap-10 md:grid-cols-12">
        <div className="max-md:max-w-sm md:col-span-5">
          <Instruments label={equipment.drawing} />
        </div>
        <div className="md:col-span-7 lg:col-span-6 lg:col-start-7">
          <h2 id="equipment-title" className={`${LETTERING} text-3xl md:text-4xl`}>
            {equipment.title}
          </h2>
          <p className="mt-3 text-muted">{equipment.text}</p>
          <dl className="mt-8 border-b border-ink">
            {equipment.items.map((item) => (
              <div key={item.name} className="border-t border-ink py-4">
                <dt className="font-semibold">{item.name}</dt>
                <dd className="mt-1 font-mono text-sm text-alert">{item.figure}</dd>
                <dd className="mt-1 max-w-lg text-sm leading-relaxed text-muted">{item.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </PageWidth>
  );
}
