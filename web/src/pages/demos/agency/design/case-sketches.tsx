import { OBJECT_DESIGNERS } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';
import { strokes } from '@/drawings/projects/lines.ts';

/** A page of a sketch book: five thoughts about a small box, one of them ringed. */
export function CaseSketches() {
  const { label, notes } = OBJECT_DESIGNERS.followed.sketch;
  return (
    <Drawing label={label} viewBox="0 0 380 400" className="block w-full">
      <path d="M1 1h378v398H1z" className="fill-raised stroke-line" />
      <g
        className="fill-none stroke-muted"
        strokeWidth="0.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {/* A matchbox, gone over twice. */}
        <path d="M28 62l76-11 4 32-78 12zM26 60l84-9M29 96l82-14M104 51l15 8 2 30-13-6M28 62l15-10 77-10-16 9M103 49l17-8M68 56l4 32M119 59l19-3 2 27-19 4" />
        <path d={pencil(32, 92, 9, 4.2, -0.6, 8, -22)} strokeWidth="0.5" />
        <path d="M128 72c12-2 22-3 32-2m-9-7 10 7-9 8" />
        {/* A hinged box, and the nail that has to find its edge. */}
        <path d="M222 88l90-4 2 30-91 5zM220 89l94-6M222 121l95-7M222 88l10-38 86-6-6 40M220 86l13-38 84-2M230 52l90-8M314 86l14-10-8-32" />
        <path d={pencil(240, 80, 14, 5, -0.4, 6, -24)} strokeWidth="0.5" />
        <path d="M352 96c-12-5-26-4-30 1s4 12 16 13 18-1 22-3M330 96c-5 0-8 2-8 5s3 5 8 5" />
        {/* A tube. */}
        <path d="M30 172c0-11 38-12 38 0s-38 12-38 0zM30 172l1 56c4 11 35 11 37 0l0-56M29 174c2 12 38 12 40-2M31 194c8 9 29 9 36 0M30 191c8 9 30 9 38 0M31 229c4 13 35 12 38-1" />
        <path d={pencil(54, 198, 7, 2, 0, 0, 34)} strokeWidth="0.5" />
        <path d="M78 168c12-8 14-20 6-28m-8 4 7-5 5 8M20 182c-8-10-8-22 0-28m-7 1 8-1-1 8" />
        {/* Two shells, and a flat hand that comes from above. */}
        <path d="M152 252c0-26 38-44 82-44s82 18 82 44-38 42-82 42-82-16-82-42zM149 250c4-28 42-44 84-44s84 18 84 46-40 44-84 43-84-18-84-45M150 250c30 5 136 6 166-1M151 255c40 5 122 5 165-1" />
        <path d="M206 254q28 22 56-1M208 254q26 18 52 0M210 252q24 26 50 2" />
        <path d={pencil(184, 290, 16, 7, 0.4, 9, -16)} strokeWidth="0.5" />
        <path d="M346 150c-34 0-58 8-92 22-24 10-52 16-68 24-8 5-4 12 6 10 26-5 56-12 82-13 30-1 52-4 76-12M344 148c-30 0-60 8-90 21M274 193c-14 9-28 14-42 15-9 0-9-8 0-10M222 186c8-4 16-6 26-8" />
        <path d={pencil(268, 190, 10, 7, -1.2, 8, -20)} strokeWidth="0.5" />
        <path d="M190 150v34m-8-10 8 11 8-11" />
        {/* On the edge of a night table. */}
        <path d="M20 366h124M18 368h128M144 366v24M142 367v22M66 366c-14-6-14-26 4-32 22-6 46-2 50 12 2 10-4 18-14 20M64 364c-12-8-10-26 8-31 20-5 44-1 47 13M62 350c18 5 40 5 58 0" />
        <path d={pencil(76, 363, 8, 5, 0, 6, -9)} strokeWidth="0.5" />
        <path d="M128 330c12 2 20 10 22 22m-7-5 8 6 4-9M158 372l10 14M168 372l-10 14" />
      </g>
      <path
        d="M136 248c-12-66 58-112 122-108 66 5 112 46 104 106-8 54-66 72-124 70-58-2-98-24-106-72 2-20 10-36 24-52"
        className="fill-none stroke-alert"
        strokeWidth="1.4"
        strokeLinecap="round"
      />
      <g className="fill-ink italic" fontSize="13">
        <Word x="24" y="120" text={notes[0]} />
        <Word x="226" y="34" text={notes[1]} />
        <Word x="24" y="262" text={notes[2]} />
        <Word x="214" y="344" text={notes[3]} />
        <Word x="24" y="322" text={notes[4]} />
      </g>
    </Drawing>
  );
}

/** Pencil shading: short strokes side by side. */
function pencil(
  x: number,
  y: number,
  count: number,
  dx: number,
  dy: number,
  runX: number,
  runY: number,
) {
  return strokes(
    count,
    (index) =>
      `M${(x + index * dx).toFixed(1)} ${(y + index * dy + (index % 3)).toFixed(1)}l${runX + (index % 2)} ${runY + (index % 4)}`,
  );
}
