import { AT_HOME } from './copy.ts';
import {
  AtticScene,
  CellarScene,
  ChildScene,
  HallScene,
  KitchenScene,
  StudyScene,
} from './rooms.tsx';

/**
 * The house, room under room. The walls and floors are borders, so that the storeys join into one drawing
 * however tall the words beside them make a room; on a phone each room is a picture of its own.
 */
export function House() {
  const { title, lead, note } = AT_HOME;
  return (
    <div className="overflow-x-clip bg-accent-tint">
      <div className="mx-auto max-w-page px-5 md:px-10">
        <div className="md:grid md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
          <header className="pt-10 pb-6 md:col-start-2 md:pt-14 md:pb-12 md:pl-8 lg:pl-14">
            <h1 className="font-display text-4xl font-semibold tracking-tight lg:text-5xl xl:text-6xl">
              {title}
            </h1>
            <p className="mt-6 max-w-xl leading-relaxed lg:text-lg lg:leading-relaxed">{lead}</p>
            <p className="mt-4 max-w-md text-sm leading-relaxed text-muted">{note}</p>
          </header>
          <div className="flex items-end px-6 md:col-start-1 md:row-span-2 md:row-start-1 md:px-0">
            <AtticScene />
          </div>
          <Words words={attic} className="md:col-start-2 md:pb-10" />
        </div>
        {STOREYS.map(({ room, scene }, index) => (
          <div key={room.title} className="md:grid md:grid-cols-2 lg:grid-cols-[7fr_5fr]">
            <div
              className={`flex items-end overflow-hidden border-x-2 border-ink bg-raised max-md:border-t-6 ${index === STOREYS.length - 1 ? 'border-b-2' : 'border-b-6'}`}
            >
              {scene}
            </div>
            <Words words={room} className="md:pt-10 md:pb-8 lg:pt-14" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The room below the ground, in the earth. */
export function Cellar() {
  return (
    <div className="relative overflow-x-clip border-t-2 border-ink bg-sunk">
      <Soil />
      <div className="mx-auto max-w-page px-5 max-md:pt-10 md:grid md:grid-cols-2 md:px-10 lg:grid-cols-[7fr_5fr]">
        <div className="relative flex items-end overflow-hidden border-x-4 border-b-8 border-ink bg-raised max-md:border-t-4">
          <CellarScene />
        </div>
        <Words words={cellar} className="bg-sunk md:pt-16 md:pb-10 lg:pt-20" />
      </div>
    </div>
  );
}

const { attic, study, child, kitchen, hall, cellar } = AT_HOME.rooms;

const STOREYS = [
  { room: study, scene: <StudyScene /> },
  { room: child, scene: <ChildScene /> },
  { room: kitchen, scene: <KitchenScene /> },
  { room: hall, scene: <HallScene /> },
];

type RoomWords = typeof attic | typeof cellar | (typeof STOREYS)[number]['room'];

function Words({ words, className }: { words: RoomWords; className: string }) {
  return (
    <section className={`relative pt-5 pb-9 md:pt-0 md:pl-8 lg:pl-14 ${className}`}>
      <p className="relative text-sm text-muted">
        <span
          aria-hidden="true"
          className="absolute top-1/2 right-full mr-2 hidden h-px w-6 bg-ink md:block lg:w-10"
        />
        {words.place}
      </p>
      <h2 className="mt-1 font-display text-xl leading-tight font-semibold tracking-tight lg:text-2xl">
        {words.title}
      </h2>
      <p className="mt-3 max-w-lg leading-relaxed md:max-lg:text-sm">{words.text}</p>
      <p className="mt-4 max-w-lg border-t border-line-strong pt-2 font-mono text-xs leading-relaxed">
        {words.lines.map((line) => (
          <span key={line} className="block whitespace-pre-wrap">
            {line}
          </span>
        ))}
      </p>
      <p className="mt-3 flex max-w-lg gap-2.5 text-sm leading-snug">
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="mt-px size-4 shrink-0 fill-none stroke-alert"
          strokeWidth="1.6"
        >
          <path d="M7 7.8a4.6 4.6 0 1 0 .1 0M10 9.5l7-7M14 5.5l2.3 2.3" />
        </svg>
        {words.door}
      </p>
    </section>
  );
}

/** Strokes of earth under the lawn; the pattern repeats, so the page can be as wide as it likes. */
function Soil() {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full">
      <defs>
        <pattern id="soil" width="88" height="64" patternUnits="userSpaceOnUse">
          <path
            d="M6 12l10-6M30 40l12-7M58 16l9-5M72 54l10-6M12 56h3M48 26h3M80 30h3M36 8h2"
            className="stroke-line-strong"
            strokeLinecap="round"
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill="url(#soil)" opacity="0.45" />
    </svg>
  );
}
