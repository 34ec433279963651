import { PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { HEADING } from './look.ts';
import { MaterialSwatch } from './material-swatch.tsx';

export function Materials() {
  const { materials } = OBJECT_DESIGNERS;
  return (
    <section aria-labelledby="materials-title" className="border-t border-line">
      <PageWidth className="grid gap-10 py-16 md:grid-cols-12 md:py-28">
        <div className="md:col-span-3">
          <h2 id="materials-title" className={HEADING}>
            {materials.title}
          </h2>
          <p className="mt-3 text-sm leading-relaxed text-muted">{materials.text}</p>
        </div>
        <ul className="grid grid-cols-2 gap-x-6 gap-y-10 md:col-span-8 md:col-start-5 md:grid-cols-3 md:gap-x-10">
          {materials.items.map((material) => (
            <li key={material.id}>
              <MaterialSwatch material={material.id} />
              <h3 className="mt-3 text-sm font-normal">{material.name}</h3>
              <p className="mt-1 text-sm leading-relaxed text-muted">{material.text}</p>
            </li>
          ))}
        </ul>
      </PageWidth>
    </section>
  );
}
