import { strokes } from './lines.ts';

/** A hut below the peaks, the path to it in turns, and the contour lines of its own hill. */
export function HutPicture() {
  return (
    <>
      <path d="M640 70a30 30 0 1 0 26 44 36 36 0 0 1-26-44z" className="fill-warn-tint" />
      <path d="M120 60v12M114 66h12M250 36v10M245 41h10M520 52v12M514 58h12M730 172v10M725 177h10M60 150v10M55 155h10" />
      <path
        d="M-10 330 96 214l40 36 118-150 62 74 34-30 106 130 60-70 54 48 96-106 120 130 80-60v190H-10z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path d="M254 100l-20 60 24-10 10 30 22-26 26 20M96 214l-6 38 20-8 12 20M666 146l-22 46 24-8 12 26 18-18 18 18" />
      <path
        d={strokes(
          11,
          (n) =>
            `M${272 + n * 12} ${150 + n * 13}l${-16 - n} ${34 + n * 3}M${690 + n * 9} ${196 + n * 9}l${-12 - n} ${26 + n * 2}`,
        )}
        className="stroke-line-strong"
      />

      <path
        d="M-10 420c130-90 290-120 440-80s270 20 390-40v310H-10z"
        className="fill-accent-tint"
        strokeWidth="2.5"
      />
      <path
        d={strokes(
          6,
          (line) =>
            `M-10 ${456 + line * 34}c150-${84 - line * 10} 280-${100 - line * 12} 430-${60 - line * 8}s260 ${24 - line * 2} 390-${30 - line * 2}`,
        )}
        className="stroke-line-strong"
      />

      <path
        d="M300 386V286h176v100zM284 290 388 214l106 76z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path d="M388 214 494 290l82 4L470 222z" className="fill-sunk" strokeWidth="2.5" />
      <path d="M476 294h84v88l-84 4z" className="fill-paper" strokeWidth="2.5" />
      <path
        d="M300 304h176M300 322h176M300 340h176M300 358h176M300 374h176M476 312h84M476 330h84M476 348h84M476 366h84"
        className="stroke-line-strong"
      />
      <path
        d="M320 318h38v34h-38zM420 318h38v34h-38zM500 314h36v32h-36z"
        className="fill-warn-tint"
        strokeWidth="2"
      />
      <path d="M339 318v34M320 335h38M439 318v34M420 335h38M518 314v32M500 330h36" />
      <path d="M374 386v-66h32v66zM398 352v4" className="fill-accent" strokeWidth="2" />
      <path d="M360 386h60l10 14h-80z" className="fill-raised" />
      <path d="M510 246v-42h24v58" className="fill-raised" strokeWidth="2" />
      <path d="M522 196c-16-16 14-24 0-42-12-16 14-24 4-40" strokeWidth="2" />
      <circle cx="388" cy="262" r="11" className="fill-raised" />

      <path
        d="M390 402c-10 40 130 40 110 84-24 48-250 20-260 70-6 24 40 36 70 60"
        strokeDasharray="2 12"
        strokeWidth="5"
        className="stroke-accent"
      />
      <path
        d="M150 600V444M150 460h74l16 13-16 13h-74M150 496H84l-14 12 14 12h66"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path d="M164 473h50M96 508h40" />
      <path d="M232 412v-66l26 8-26 10" className="fill-alert stroke-alert" strokeWidth="2" />
      <path d="M206 414h50M212 414l8-10h28l6 10" />
      {[
        [640, 470, 1.3],
        [700, 520, 1.6],
        [600, 430, 0.9],
        [752, 450, 1.1],
        [42, 560, 1.4],
      ].map(([x, y, size]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${size})`}>
          <path
            d="M0 0v14M-24 0 0-34 24 0zM-20-22 0-56l20 34zM-14-46 0-74l14 28z"
            className="fill-paper"
          />
        </g>
      ))}
    </>
  );
}
