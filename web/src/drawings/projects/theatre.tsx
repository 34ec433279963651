import { round, strokes } from './lines.ts';

/** A small stage from the last row: curtain, flown scenery, a table and two chairs, the prompter's lamp. */
export function TheatrePicture() {
  return (
    <>
      <path d="M0 0h800v600H0z" className="fill-raised stroke-transparent" />
      <path
        d="M130 470V150c0-66 80-92 270-92s270 26 270 92v320z"
        className="fill-paper"
        strokeWidth="2.5"
      />
      <path d="M220 150h360v250H220z" className="fill-warn-tint" />
      <path d="M220 330c60-40 100-50 150-30s130 6 210-30v130H220z" className="fill-accent-tint" />
      <circle cx="500" cy="214" r="34" className="fill-raised" />
      <path d="M220 150l-50 310M580 150l50 310M220 400h360M170 460 220 400M630 460 580 400" />
      <path
        d={strokes(12, (board) => `M${224 + board * 32} 400L${176 + board * 41} 462`)}
        className="stroke-line-strong"
      />
      <path
        d="M300 102v48M340 96v54M440 96v54M480 102v48M288 150h64M428 150h64M188 120h424"
        strokeWidth="2"
      />
      <path
        d="M250 330v-94h56v94M262 330v-74h32v74M250 236l28-22 28 22"
        className="fill-raised"
        strokeWidth="2"
        transform="translate(0 66)"
      />

      <path
        d="M352 408h110M362 408v46M452 408v46M336 454v-30h-4v-46M318 454v-30h18M476 454v-30h4v-46M494 454v-30h-18"
        strokeWidth="2.5"
      />
      <path
        d="M386 408v-14h30v14M424 408c0-20 14-20 14 0zM401 394v-16M395 378h12"
        className="fill-raised"
      />

      <path
        d="M130 150c0-66 80-92 270-92s270 26 270 92c-26 14-44 10-60-8-20 24-50 24-70 0-20 24-50 24-70 0-20 24-50 24-70 0-20 24-50 24-70 0-20 24-50 24-70 0-20 24-60 30-130 8z"
        className="fill-alert"
        strokeWidth="2"
      />
      <path d="M160 120c10 14 6 24 0 36M260 92c8 20 4 40 0 50M330 84c6 20 4 44 0 58M400 82v60M470 84c-6 20-4 44 0 58M540 92c-8 20-4 40 0 50M640 120c-10 14-6 24 0 36" />
      <path
        d="M130 150v320h84c-16-30 14-90-14-150-16-40 6-100 0-160-20 14-50 6-70-10zM670 150v320h-84c16-30-14-90 14-150 16-40-6-100 0-160 20 14 50 6 70-10z"
        className="fill-alert"
        strokeWidth="2"
      />
      <path d="M146 162c-6 90 8 200 0 308M168 168c-8 80 14 130 2 200s6 70 2 102M188 166c-4 60 8 110 0 160s10 90 4 144M654 162c6 90-8 200 0 308M632 168c8 80-14 130-2 200s-6 70-2 102M612 166c4 60-8 110 0 160s-10 90-4 144" />
      <path
        d="M120 480V146C120 70 220 44 400 44s280 26 280 102v334M104 480V140C104 56 220 26 400 26s296 30 296 114v340"
        strokeWidth="2.5"
      />
      <path
        d={strokes(
          13,
          (n) =>
            `M${round(400 - 288 * Math.cos(0.34 + n * 0.205))} ${round(150 - 116 * Math.sin(0.34 + n * 0.205))}a5 5 0 1 0 .1 0`,
        )}
        className="fill-warn-tint"
      />
      <path d="M0 470h800v22H0zM370 470c0-26 60-26 60 0" className="fill-sunk" strokeWidth="2.5" />
      <path
        d={strokes(15, (light) => `M${62 + light * 48} 470c0-10 16-10 16 0`)}
        className="fill-warn-tint"
      />

      {[0, 1].map((row) => (
        <path
          key={row}
          d={strokes(9 - row, (seat) => {
            const width = 78 + row * 16;
            const x = 14 - row * 6 + seat * (width + 9);
            const y = 536 + row * 34;
            return `M${x} 610V${y}c0-16 10-22 24-22h${width - 48}c14 0 24 6 24 22V610`;
          })}
          className="fill-accent"
          strokeWidth="2"
        />
      ))}
      <path
        d="M24 150h58v96H24zM34 166h38M34 178h30M34 190h36M34 202h24M34 214h32"
        className="fill-paper"
      />
      <path
        d="M718 470v-92M718 378l34 26M734 414l24-24 14 26-22 12z"
        className="fill-warn-tint"
        strokeWidth="2"
      />
    </>
  );
}
