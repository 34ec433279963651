import { DATA_SHEET } from './copy.ts';
import { Caption, SheetNote, SheetPair, SheetPart } from './sheet.tsx';

export function HandOffProtocol() {
  const { handoff } = DATA_SHEET;
  return (
    <SheetPart number={5} part={handoff} lazyLayout="lazy-layout-76 md:lazy-layout-41">
      <SheetPair>
        <figure>
          <HandoffSequence />
          <Caption name={handoff.figure} text={handoff.caption} />
        </figure>
        <div>
          <ol className="list-decimal pl-6 text-sm">
            {handoff.steps.map((step) => (
              <li key={step.label} className="mb-2">
                <code className="block text-xs">{step.label}</code>
                {step.text}
              </li>
            ))}
          </ol>
          <SheetNote copy={handoff.more} />
        </div>
      </SheetPair>
    </SheetPart>
  );
}

/** Messages between four parties down a page, by number: the list beside it says the rest. */
function HandoffSequence() {
  const { description, actors, steps } = DATA_SHEET.handoff;
  const isToken = (step: SequenceStep) => step.label.includes('oken');
  const arrows = (which: (step: SequenceStep) => boolean) =>
    steps.map((step, index) => (which(step) ? arrow(step, rowAt(index)) : '')).join('');
  const dots = steps.map(({ from, to }, index) => ({
    x: laneOf(Math.min(from, to)) + 17,
    y: rowAt(index) - 10,
  }));
  const frames = actors.map((_, actor) => `M${laneOf(actor) - 40} 1h80v42h-80z`);
  const bottom = rowAt(steps.length - 1) + 20;
  return (
    <svg
      role="img"
      aria-label={description}
      viewBox={`0 0 350 ${bottom}`}
      className="w-full max-w-sm font-mono text-xs"
      fill="currentColor"
      textAnchor="middle"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.3">
        <path
          d={actors.map((_, actor) => `M${laneOf(actor)} 44V${bottom}`).join('')}
          className="text-muted"
          strokeDasharray="3 4"
        />
        <path d={frames.slice(0, -1).join('')} className="fill-raised" />
        <path d={frames.at(-1)} className="fill-accent-tint" />
        <path d={arrows((step) => !isToken(step))} />
        <path d={arrows(isToken)} className="text-alert" />
        {/* Dots are strokes without a length. */}
        <path
          d={dots.map(({ x, y }) => `M${x} ${y}h0`).join('')}
          strokeWidth="17"
          strokeLinecap="round"
        />
      </g>
      {actors.map((actor, index) => {
        const words = actor.split(' ');
        return words.map((word, line) => (
          <text key={word} x={laneOf(index)} y={27 + line * 17 - (words.length - 1) * 8}>
            {word}
          </text>
        ));
      })}
      {/* One place for each of the figures. */}
      <text
        x={dots.map(({ x }) => x).join(' ')}
        y={dots.map(({ y }) => y + 4).join(' ')}
        className="text-paper"
      >
        {dots.map((_, index) => index + 1).join('')}
      </text>
    </svg>
  );
}

/** `from` and `to` count the actors from 0. */
type SequenceStep = { from: number; to: number; label: string };

function laneOf(actor: number): number {
  return 43 + actor * 88;
}

function rowAt(step: number): number {
  return 82 + step * 46;
}

function arrow({ from, to }: SequenceStep, y: number): string {
  if (from === to) return `M${laneOf(from) - 5} ${y - 20}h10v24h-10z`;
  const back = to > from ? -7 : 7;
  return `M${laneOf(from)} ${y}H${laneOf(to)}m${back}-4 ${-back} 4 ${back} 4`;
}
