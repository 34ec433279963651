import { NOT_FOUND_PAGE } from './copy.ts';
import { NicheLinks } from './niche-links.tsx';
import { EmptyAlcove } from './empty-alcove.tsx';

export function Opening() {
  const { kicker, title, lead } = NOT_FOUND_PAGE;
  return (
    <div className="bg-accent-tint pt-8 md:pt-14">
      <div className="mx-auto grid max-w-page items-end gap-x-10 gap-y-8 px-5 md:grid-cols-12 md:px-10">
        <div className="mx-auto w-60 md:col-span-4 md:w-full">
          <EmptyAlcove />
        </div>
        <div className="md:col-span-8">
          <p className="text-sm font-semibold">{kicker}</p>
          <h1 className="mt-2 font-display text-4xl font-semibold tracking-tight md:text-6xl">
            {title}
          </h1>
          <p className="mt-5 max-w-measure leading-relaxed md:text-lg">{lead}</p>
          <div className="mt-8">
            <NicheLinks />
          </div>
        </div>
      </div>
    </div>
  );
}
