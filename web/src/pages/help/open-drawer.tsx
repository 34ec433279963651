import { ROUND } from '@/drawings/drawing.tsx';

/** The drawer of a topic, pulled out, with the card of the answer standing up in it. */
export function OpenDrawer({ topic }: { topic: string }) {
  return (
    <svg
      role="img"
      aria-label={`A pulled-out drawer labelled ${topic}, with one card standing up in it.`}
      viewBox="0 0 320 200"
      className="block w-full fill-none stroke-ink"
      strokeWidth="1.7"
      {...ROUND}
    >
      <path d="M34 18h252v46H34zM34 64h252v118H34z" className="fill-accent" />
      <path d="M46 28h228v28H46z" className="fill-accent-deep" />
      <path d="M138 42h44" strokeWidth="4" className="stroke-on-dark" />
      <path d="M46 76h228v22H46z" className="fill-ink" />
      <path d="M66 118V52h118l22 20v46z" className="fill-raised" />
      <path d="M184 52v20h22" />
      <path d="M80 70h70M80 82h104M80 94h88" className="stroke-alert" />
      <path d="M212 118V80h44v38M222 88h24" className="fill-warn-tint" />
      <path d="M56 118V88h10v30M256 118V88h8v30" className="fill-accent-tint" />
      <path d="M22 104h276v76H22z" className="fill-raised" />
      <path d="M70 116h180v30H70z" className="fill-paper stroke-line-strong" />
      <text
        x="160"
        y="136"
        textAnchor="middle"
        fontSize="15"
        className="fill-ink stroke-transparent font-semibold"
      >
        {topic}
      </text>
      <path d="M132 162h56" strokeWidth="6" />
      <path d="M132 162h56" strokeWidth="3" className="stroke-warn-tint" />
    </svg>
  );
}
