import { SERVICES } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** Three old places with a straight line each to one server; the stop between them is crossed out. */
export function MoveDrawing() {
  const { description, sources, server, stop } = SERVICES.rows.moving;
  return (
    <Drawing label={description} viewBox="20 12 530 384" className="w-full">
      <g className="fill-none stroke-accent" strokeWidth="2">
        <path d="M132 70C260 70 300 150 424 172M132 200H424M132 330C260 330 300 250 424 228" />
        <path d="m414 163 12 9-13 5M414 194l11 6-11 6M413 223l13 5-12 9" strokeLinejoin="round" />
      </g>
      <g className="fill-raised stroke-ink" strokeWidth="1.6">
        <path d="M196 74l22 4-3 28-22-3zM262 186h22v28h-22zM204 292l22-6 7 27-21 6zM336 134l20 9-11 26-20-9z" />
        <path d="M200 84l12 2M266 196h13M266 204h9M210 300l12-3" className="stroke-line-strong" />
      </g>

      <g className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M40 20h84v100H40z" />
        <path d="M40 53h84M40 86h84" />
        <path d="M72 36h20M72 69h20M72 102h20" strokeWidth="3" className="stroke-accent" />
        <path d="M28 172h104v62H28z" className="fill-accent-tint" />
        <path d="M28 172l52 36 52-36" className="fill-none" />
        <path d="M36 164h88M44 156h72" className="fill-none" />
        <path d="M34 300h90v60H34z" />
        <circle cx="68" cy="330" r="20" className="fill-sunk" />
        <circle cx="68" cy="330" r="5" className="fill-ink" />
        <path d="M68 330l22-16h20v32" className="fill-none" />
      </g>
      <g className="fill-ink text-base" textAnchor="middle">
        <Word x="82" y="142" text={sources[0]} />
        <Word x="82" y="260" text={sources[1]} />
        <Word x="82" y="386" text={sources[2]} />
      </g>

      <g className="stroke-accent" strokeWidth="1.6">
        <path d="M428 112h112v180H428z" className="fill-accent" />
        <path
          d="M444 138h58M444 160h58M444 182h58M444 204h58M444 226h58"
          className="stroke-accent-tint"
          strokeWidth="2"
        />
        <path d="M444 262h80" className="stroke-accent-tint" strokeWidth="8" />
        <circle cx="522" cy="138" r="5" className="fill-alert stroke-alert" />
      </g>
      <text x="484" y="320" textAnchor="middle" className="fill-ink text-base font-semibold">
        {server}
      </text>

      <g className="fill-none stroke-line-strong" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M262 342h56v30h-56zM318 352h18l10 12v8h-28zM276 372a7 7 0 1 0 14 0M322 372a7 7 0 1 0 14 0" />
      </g>
      <path d="M256 380 352 336" className="stroke-alert" strokeWidth="3" />
      <Word x="366" y="372" className="fill-muted text-base" text={stop} />
    </Drawing>
  );
}
