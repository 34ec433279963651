import { StageMark, type StageMarkName } from './stage-mark.tsx';
import { SOURCES_FEATURE } from './copy.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';

export function FileToAnswer() {
  const { pipeline } = SOURCES_FEATURE;
  return (
    <Section labelledBy="pipeline-title">
      <div className="mb-8 grid md:mb-12 gap-4 md:grid-cols-12 md:items-end md:gap-10">
        <div className="md:col-span-7">
          <Heading id="pipeline-title" size="lg">
            {pipeline.title}
          </Heading>
        </div>
        <p className="leading-relaxed text-muted md:col-span-5">{pipeline.text}</p>
      </div>
      <IndexPipeline />
    </Section>
  );
}

/** Two ways that meet in one index: what happens to a file once, and to each question. */
function IndexPipeline() {
  const { arrives, arrival, index, indexNote, asks, asking } = SOURCES_FEATURE.pipeline;
  return (
    <div>
      <h3 className="mb-4 font-semibold text-muted">{arrives}</h3>
      <Way stages={arrival} sizes={ARRIVAL} />
      <DownLines side="right" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 rounded-md bg-accent-deep px-5 py-4 text-paper md:px-8">
        <p className="font-display text-lg font-semibold">{index}</p>
        <p className="text-sm text-on-dark">{indexNote}</p>
      </div>
      <DownLines side="left" />
      <h3 className="mb-4 font-semibold text-muted">{asks}</h3>
      <Way stages={asking} sizes={ASKING} />
    </div>
  );
}

function Way({ stages, sizes }: { stages: readonly Stage[]; sizes: typeof ARRIVAL }) {
  return (
    <ol className={`grid gap-4 md:grid-cols-2 md:gap-x-10 md:gap-y-8 ${sizes.columns}`}>
      {stages.map((stage, index) => (
        <li
          key={stage.title}
          className="relative grid grid-cols-[6.5rem_1fr] items-start gap-4 md:flex md:flex-col md:justify-end"
        >
          <div className={`w-full ${sizes.marks[index]}`}>
            <StageMark name={stage.mark} />
          </div>
          {index < stages.length - 1 && (
            <svg
              aria-hidden="true"
              viewBox="0 0 24 12"
              className="absolute -right-8 bottom-36 hidden w-6 fill-none stroke-accent lg:block"
              strokeWidth="1.6"
            >
              <path d="M0 6h22M17 1l5 5-5 5" />
            </svg>
          )}
          <div className="md:mt-4 lg:min-h-32">
            <h4 className="font-display font-semibold">{stage.title}</h4>
            <p className="mt-1 text-sm leading-relaxed text-muted">{stage.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function DownLines({ side }: { side: 'left' | 'right' }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 60 40"
      className={`my-3 h-10 w-16 fill-none stroke-accent ${side === 'right' ? 'ml-8 lg:mr-20 lg:ml-auto' : 'ml-8 lg:ml-[33%]'}`}
      strokeWidth="1.6"
    >
      {side === 'right' ? (
        <path d="M15 0v36M30 0v36M45 0v36M10 30l5 6 5-6M25 30l5 6 5-6M40 30l5 6 5-6" />
      ) : (
        <path d="M30 2v36M24 8l6-6 6 6M24 32l6 6 6-6" />
      )}
    </svg>
  );
}

/** What weighs most is drawn largest: a file's text and its place in the index, and what is found for a question. */
const ARRIVAL = {
  columns: 'lg:grid-cols-[4fr_6fr_4fr_5fr]',
  marks: ['md:w-36', 'md:w-60 lg:w-full', 'md:w-36', 'md:w-52 lg:w-full'],
};
const ASKING: typeof ARRIVAL = {
  columns: 'lg:grid-cols-[4fr_6fr_5fr_4fr]',
  marks: ['md:w-32', 'md:w-60 lg:w-full', 'md:w-48', 'md:w-32'],
};

type Stage = { mark: StageMarkName; title: string; text: string };
