import { round, strokes } from './lines.ts';

/** A joiner's wall of tools over the bench; on the bench a dovetail, shavings and a telephone. */
export function WorkshopPicture() {
  return (
    <>
      <path d={strokes(9, (board) => `M0 ${46 + board * 44}h800`)} className="stroke-line-strong" />
      <path d="M60 70h680M60 78h680" strokeWidth="2.5" />

      <path
        d={`M96 130c-4-22 34-30 54-14l40 6 190 44v10L176 172c-16 12-66 16-76-6-4-10 14-12 12-18s-14-6-16-18zM122 134c10-8 26-2 26 8 0 8-18 14-26 8-6-4-6-12 0-16z`}
        className="fill-raised"
      />
      <path d={`M186 174${'l5 7 5-6.8'.repeat(19)}`} />
      <path d="M140 118V78" />

      {CHISELS.map(([x, blade, width]) => (
        <g key={x} transform={`translate(${x} 86)`}>
          <path d="M-7 0c-4 20-5 46-3 60h20c2-14 1-40-3-60z" className="fill-warn-tint" />
          <path
            d={`M-5 60h10v10l${width / 2 - 5} 6v${blade}h${-width}v${-blade}l${width / 2 - 5}-6z`}
            className="fill-raised"
          />
        </g>
      ))}

      <path d="M610 96h24v128h-24zM634 100h106v14H634z" className="fill-raised" />
      <path d={strokes(9, (tick) => `M${646 + tick * 10} 114v${tick % 2 === 0 ? -7 : -4}`)} />

      <path d="M84 240h70l8 26h-86zM114 266h14v96c0 8-14 8-14 0z" className="fill-raised" />
      <path
        d="M204 232h150v16H204zM204 248v52M228 248v40h-48M342 232v-10h14v66h-14v-40M160 280h40v16h-40zM138 288h22"
        className="fill-raised"
      />
      <circle cx="436" cy="284" r="34" />
      <circle cx="436" cy="284" r="7" className="fill-raised" />
      <path
        d={strokes(
          12,
          (spoke) =>
            `M${round(436 + 34 * Math.cos(spoke * 0.524))} ${round(284 + 34 * Math.sin(spoke * 0.524))}l${round(10 * Math.cos(spoke * 0.524 + 0.5))} ${round(10 * Math.sin(spoke * 0.524 + 0.5))}`,
        )}
        strokeWidth="2.5"
      />
      <path d="M540 250h150v84H540z" className="fill-raised" />
      <path
        d="M556 270h70M556 284h100M556 298h84M556 312h52M654 308l8 8 14-18"
        className="stroke-accent"
      />
      <path d="M612 250v-10h10v10" className="fill-alert" />

      <path d="M20 420h760v30H20z" className="fill-warn-tint" strokeWidth="2.5" />
      <path
        d="M70 450v150M112 450v150M690 450v150M732 450v150M112 540h578M112 560h578"
        strokeWidth="2.5"
      />
      <path d="M30 434c120-8 210 6 330-2s260 6 410 0" className="stroke-line-strong" />
      <path
        d="M640 420v-34h70v34M640 396h70M710 406h52M750 384v44M640 386c0-6 70-6 70 0"
        className="fill-raised"
      />

      <path
        d="M150 420v-34h22l-6-26h30l-6 26h28l-6-26h30l-6 26h28l-6-26h30l-6 26h24v34z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path
        d="M170 340h30l-5 18h-21zM218 340h30l-5 18h-21zM266 340h30l-5 18h-21zM150 304h166v36H150z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path
        d="M158 314c40 8 90-6 150 2M156 328c50 6 90-4 152 0M160 398c40 6 90-4 140 2M158 410c40 4 100-4 142 0"
        className="stroke-line-strong"
      />

      <path
        d="M356 420v-18c0-10 10-14 24-14h70l26 20v12zM380 388c-4-22 18-30 28-12l4 12M432 388l14-22 12 4-8 18M410 420l10-20"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path d="M346 420c-12-6-20-22-6-28 16-6 22 16 8 16M330 420c-20 0-30-16-18-22 10-4 18 10 6 12M492 420c4-20 26-22 28-6 0 10-14 10-12 0M520 418c10-16 30-10 26 2" />
      <path
        d="M566 420l12-78c1-5 4-7 9-6l30 5c5 1 7 4 6 9l-11 70z"
        className="fill-accent"
        strokeWidth="2.5"
      />
      <path
        d="M586 350l26 4-8 52-26-4zM590 362l16 3M588 372l18 3M586 383l12 2"
        className="fill-raised stroke-accent"
      />
      <path d="M190 600v-26c0-6 60-6 60 0v26M180 574h80M420 600c6-30 60-34 70-4M440 584c10-10 20-8 24 0" />
    </>
  );
}

const CHISELS = [
  [430, 70, 8],
  [462, 76, 12],
  [496, 70, 18],
  [532, 80, 24],
  [570, 66, 10],
] as const;
