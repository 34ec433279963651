import { STORIES } from './copy.ts';
import { ProjectPicture } from '@/drawings/projects/project-picture.tsx';
import { StatsRow } from './stats-row.tsx';
import { fitClass } from './situation-finder.tsx';
import { HouseName, HouseQuote, HouseWords } from './house-words.tsx';

/** The corridor from edge to edge, and the quote under it. */
export function Law() {
  const story = STORIES.law;
  return (
    <section id="law" className={`scroll-mt-4 bg-sunk ${fitClass(story.fits)}`}>
      <ProjectPicture
        picture="law-office"
        cut="wide"
        ground={false}
        label={story.picture}
        className="block h-44 w-full md:h-96 lg:h-128"
      />
      <div className="mx-auto grid max-w-page gap-8 px-5 pt-8 pb-10 md:px-10 md:pt-10 md:pb-16 lg:grid-cols-12">
        <div className="space-y-5 lg:col-span-5">
          <HouseName house="law" />
          <HouseWords house="law" />
        </div>
        <div className="space-y-6 md:space-y-10 lg:col-span-7">
          <HouseQuote house="law" size="lg" />
          <StatsRow stats={story.stats} />
        </div>
      </div>
    </section>
  );
}
