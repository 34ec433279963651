import { WEB_STUDIO } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** A visitor and a server with one line between them, and those who are not asked. */
export function NoOtherHost() {
  const { drawing, ends, others } = WEB_STUDIO.rules.hosts;
  return (
    <Drawing
      label={drawing}
      viewBox="0 0 640 300"
      className="block w-full fill-none stroke-ink text-[22px] md:text-[17px]"
      strokeWidth="2"
    >
      <g className="stroke-line-strong" strokeDasharray="4 6">
        {others.map((other, index) => (
          <circle key={other} cx={PLACES[index]?.[0]} cy={PLACES[index]?.[1]} r="46" />
        ))}
      </g>
      <path d="M112 150H500" className="stroke-accent" strokeWidth="6" />
      <path d="M52 96h60v108H52zM72 192h20" className="fill-raised" />
      <path d="M500 88h96v36h-96zM500 132h96v36h-96zM500 176h96v36h-96z" className="fill-raised" />
      <path d="M512 106h8M512 150h8M512 194h8" className="stroke-accent" strokeWidth="6" />
      <g className="fill-ink stroke-none font-mono" textAnchor="middle">
        <Word x="82" y="234" text={ends[0]} />
        <Word x="548" y="242" text={ends[1]} />
      </g>
      <g className="fill-muted stroke-none" textAnchor="middle">
        {others.map((other, index) => (
          <Word key={other} x={PLACES[index]?.[0]} y={(PLACES[index]?.[1] ?? 0) + 6} text={other} />
        ))}
      </g>
    </Drawing>
  );
}

const PLACES = [
  [190, 52],
  [306, 70],
  [422, 48],
  [190, 250],
  [306, 232],
  [422, 254],
] as const;
