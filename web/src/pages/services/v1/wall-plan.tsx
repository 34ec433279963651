import { SERVICES } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** Four rooms in plan; doors swing where people may pass, and one wall has none. */
export function WallPlan() {
  const { description, rooms, wall } = SERVICES.rows.walls;
  return (
    <Drawing label={description} viewBox="0 0 520 400" className="w-full">
      <path d="M10 10h500v380H10z" className="fill-raised" />
      <path d="M10 10h248v190H10zM262 10h248v190H262z" className="fill-accent-tint" />
      <g className="fill-none stroke-ink" strokeWidth="7" strokeLinecap="square">
        <path d="M10 10h500v380h-22M424 390H10V10" />
        <path d="M260 10V200" className="stroke-alert" />
        <path d="M10 200h90M160 200h140M360 200h150" />
        <path d="M392 200v50M392 310v80" />
      </g>
      <g className="fill-none stroke-ink" strokeWidth="1.6">
        <path d="M100 200v60a60 60 0 0 0 60-60M360 200v60a60 60 0 0 1-60-60M392 310h-60a60 60 0 0 1 60-60M424 390v-64a64 64 0 0 1 64 64" />
      </g>
      <g className="fill-paper stroke-ink" strokeWidth="1.6">
        <path d="M44 312h120v44H44zM200 316h60v40h-60z" />
        <path d="M416 262h76v30h-76z" />
        <circle cx="104" cy="296" r="9" className="fill-accent" />
        <circle cx="230" cy="300" r="9" className="fill-accent" />
        <circle cx="454" cy="308" r="9" className="fill-raised" />
      </g>
      <g className="fill-none stroke-accent" strokeWidth="1.6">
        <path
          d="M30 30h70v24H30zM30 60h48v24H30zM420 30h70v24h-70zM442 60h48v24h-48z"
          className="fill-raised"
        />
        <path d="M38 38h40M38 46h28M38 68h28M428 38h40M428 46h28M450 68h28" />
      </g>
      <g className="fill-ink text-lg font-semibold" textAnchor="middle">
        <Word x="134" y="150" text={rooms[0]} />
        <Word x="386" y="150" text={rooms[1]} />
        <Word x="230" y="264" text={rooms[2]} />
        <Word x="452" y="240" text={rooms[3]} />
      </g>
      <path d="M216 84h88v30h-88z" className="fill-raised stroke-alert" strokeWidth="1.6" />
      <text x="260" y="105" textAnchor="middle" className="fill-alert text-base font-semibold">
        {wall}
      </text>
    </Drawing>
  );
}
