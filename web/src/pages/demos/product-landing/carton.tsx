import { PageWidth } from '../example-frame.tsx';
import { CartonTray } from './carton-tray.tsx';
import { BOX } from './copy.ts';
import { WIDE } from './look.ts';

export function Carton() {
  const { carton } = BOX;
  return (
    <section aria-labelledby="carton-title" className="bg-raised">
      <PageWidth className="grid gap-10 py-16 md:grid-cols-12 md:items-center md:py-20">
        <div className="md:col-span-5">
          <h2 id="carton-title" className={`text-2xl md:text-3xl ${WIDE}`}>
            {carton.title}
          </h2>
          <ul className="mt-6 space-y-4">
            {carton.items.map((item) => (
              <li key={item.name} className="grid grid-cols-[2.5rem_1fr]">
                <span className={`text-lg leading-snug text-alert tabular-nums ${WIDE}`}>
                  {item.count}
                </span>
                <span className="leading-snug">
                  <strong className="font-semibold">{item.name}</strong>
                  <span className="block text-sm text-muted">{item.text}</span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-6 max-w-sm text-sm leading-relaxed text-muted">{carton.text}</p>
        </div>
        <div className="max-md:-order-1 md:col-span-7">
          <CartonTray label={carton.drawing} />
        </div>
      </PageWidth>
    </section>
  );
}
