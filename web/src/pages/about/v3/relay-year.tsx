import { HISTORY } from './copy.ts';
import { HistoryStep } from './history-step.tsx';
import { Drawing, ROUND, Word } from '@/drawings/drawing.tsx';

export function RelayYear() {
  const { relay } = HISTORY;
  return (
    <HistoryStep step={relay} tone="accent" layout="below">
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {relay.drawings.map(({ label, caption, isOpen }) => (
          <figure key={caption} className="max-w-md">
            <RelayDrawing label={label} isOpen={isOpen} />
            <figcaption className="mt-2 border-t border-accent pt-2 text-sm text-on-dark">
              {caption}
            </figcaption>
          </figure>
        ))}
      </div>
    </HistoryStep>
  );
}

/** An envelope on its way from a phone over a relay to a house, on a dark ground. */
function RelayDrawing({ label, isOpen }: { label: string; isOpen: boolean }) {
  const { words } = HISTORY.relay;
  return (
    <Drawing label={label} viewBox="0 0 360 190" className="w-full">
      <g className="fill-none stroke-on-dark" strokeWidth="1.6" {...ROUND}>
        <path d="M14 50h44v84H14zM28 58h16M24 122h24" />
        <path d="M60 92h74M226 92h70" strokeDasharray="3 7" strokeWidth="2.4" />
        {!isOpen && <path d="M134 82h92M134 102h92" />}
        <path d="M134 40h92v104h-92z" />
        <path d="M296 96l26-30 26 30v42h-52zM314 138v-22h16v22" />
        {isOpen ? (
          <>
            <path d="M152 92l28-22 28 22v34h-56z" />
            <path d="M160 96V66h40v30" className="fill-paper" />
            <path d="M166 74h28M166 82h28M166 90h18" className="stroke-alert" strokeWidth="2" />
            <path d="M152 92l28 18 28-18" />
            <path
              d="M122 30l116 124M238 30L122 154"
              className="stroke-alert-tint"
              strokeWidth="3"
            />
          </>
        ) : (
          <>
            <path d="M158 78h44v28h-44z" className="fill-paper" />
            <path d="M158 78l22 16 22-16" className="stroke-accent-deep" />
          </>
        )}
      </g>
      <g className="fill-paper text-sm" textAnchor="middle">
        <Word x="36" y="166" text={words.phone} />
        <Word x="180" y="172" text={words.relay} />
        <Word x="322" y="166" text={words.house} />
      </g>
    </Drawing>
  );
}
