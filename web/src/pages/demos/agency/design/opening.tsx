import { PageWidth } from '../../example-frame.tsx';
import { OBJECT_DESIGNERS } from './copy.ts';
import { NUMBER } from './look.ts';
import { ObjectDrawing } from './object-drawing.tsx';

export function Opening() {
  const { name, trade, title, lead, hero } = OBJECT_DESIGNERS;
  return (
    <PageWidth className="grid gap-6 pt-6 pb-9 md:grid-cols-12 md:pt-10 md:pb-24">
      <div className="flex flex-col md:col-span-4 lg:col-span-3">
        <p className="text-sm">
          {name}
          <span className="block text-muted">{trade}</span>
        </p>
        <h1 className="mt-6 text-3xl font-extralight tracking-tight md:mt-24">{title}</h1>
        <p className="mt-4 text-sm leading-relaxed text-muted">{lead}</p>
      </div>
      <figure className="md:col-span-8 lg:col-start-5">
        <div className="mx-auto max-w-2xl">
          <ObjectDrawing object="kettle" label={hero.label} />
        </div>
        <figcaption className="mt-6 grid gap-x-6 border-t border-line pt-3 text-sm sm:grid-cols-[6rem_1fr]">
          <span className={NUMBER}>{hero.number}</span>
          <span className="max-w-md">
            {hero.name}. <span className="text-muted">{hero.text}</span>
          </span>
        </figcaption>
      </figure>
    </PageWidth>
  );
}
