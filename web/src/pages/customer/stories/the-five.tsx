import { STORIES } from './copy.ts';
import { SituationFinder } from './situation-finder.tsx';
import { HOUSES } from './houses.ts';
import { Practice } from './practice.tsx';
import { Studio } from './studio.tsx';
import { Family } from './family.tsx';
import { Law } from './law.tsx';
import { Club } from './club.tsx';

export function TheFive() {
  const { note, finder } = STORIES;
  return (
    <SituationFinder
      {...finder}
      situations={finder.situations.map((situation) => ({
        ...situation,
        count: HOUSES.filter((house) => STORIES[house].fits.some((fit) => fit === situation.id))
          .length,
      }))}
      aside={<p className="border-l-2 border-ink pl-4 leading-relaxed">{note}</p>}
    >
      <Practice />
      <Studio />
      <Family />
      <Law />
      <Club />
    </SituationFinder>
  );
}
