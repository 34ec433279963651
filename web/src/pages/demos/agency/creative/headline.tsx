import { JumpList, PageWidth } from '../../example-frame.tsx';
import { POSTER_SHOP } from './copy.ts';
import { HEAVY, WIDE } from './look.tsx';

/** The headline runs off the rose sheet on to the wall, and changes colour where it does. */
export function Headline() {
  const { name, trade, place, title, lead, sheetNote, jumps } = POSTER_SHOP;
  return (
    <header>
      <div className="isolate bg-[linear-gradient(90deg,var(--color-alert)_max(64%,min(71%,17rem)),transparent_0)] [background-size:100%_100%] bg-no-repeat transition-[background-size] duration-240 starting:[background-size:0%_100%]">
        <PageWidth className="py-8">
          <div className="flex gap-x-6 gap-y-1 text-sm font-medium max-md:flex-col">
            <p className={WIDE}>{name}</p>
            <p className="mr-auto">{trade}</p>
            <p>{place}</p>
          </div>
          <h1 className="mt-12 text-accent mix-blend-multiply">
            <span className="block text-3xl font-extralight font-stretch-125% md:text-5xl">
              {title.quiet}{' '}
            </span>
            <span
              className={`-ml-[0.03em] block text-[min(36.4vw,29.9rem)] leading-[0.8] ${HEAVY}`}
            >
              {title.loud}
            </span>
          </h1>
        </PageWidth>
      </div>
      <PageWidth className="grid gap-x-10 gap-y-5 pt-5 pb-8 md:grid-cols-[5fr_3fr_4fr]">
        <p className="text-lg leading-snug font-medium">{lead}</p>
        <p className="text-sm leading-snug">{sheetNote}</p>
        <JumpList
          label={name}
          jumps={jumps}
          gaps="gap-x-6 gap-y-1"
          link="border-b-2 border-alert py-1 font-semibold hover:border-ink"
        />
      </PageWidth>
    </header>
  );
}
