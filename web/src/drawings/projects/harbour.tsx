import { box, strokes, wave } from './lines.ts';

/** A small harbour at low water: the pilots' house, the tide staff on the quay, two boats. */
export function HarbourPicture() {
  return (
    <>
      <path d="M470 250c60-26 120-18 180-34s100-8 160-14v60H470z" className="fill-accent-tint" />
      <path d="M690 206v-56h18v56M686 150h26l-13-16zM694 142h10" className="fill-raised" />
      <path d="M0 262h800" />
      <path
        d={[
          wave(470, 292, 8, 44, 5),
          wave(520, 330, 6, 52, 6),
          wave(440, 376, 4, 60, 7),
          wave(560, 428, 4, 66, 8),
          wave(420, 486, 3, 74, 9),
          wave(600, 524, 3, 80, 9),
          wave(430, 566, 5, 84, 10),
        ].join('')}
        className="stroke-line-strong"
      />

      <path d="M0 300h410l18 300H0z" className="fill-paper" strokeWidth="2.5" />
      <path d="M0 300h410l2 24H0z" className="fill-raised" strokeWidth="2.5" />
      <path d={strokes(6, (course) => `M0 ${366 + course * 44}h${414 + course * 3}`)} />
      <path
        d={strokes(30, (stone) => {
          const course = Math.floor(stone / 5);
          return `M${46 + (stone % 5) * 84 + (course % 2) * 38} ${322 + course * 44}v44`;
        })}
      />

      <path
        d="M60 300V168h190v132M46 172 155 84l109 88z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path d="M92 134h126M76 152h158M112 116h86M134 100h42M200 96V64h22v56M196 64h30" />
      <path d={[box(84, 200, 42, 48), box(184, 200, 42, 48)].join('')} className="fill-warn-tint" />
      <path d="M105 200v48M84 224h42M205 200v48M184 224h42M80 252h50M180 252h50M140 300v-86h30v86M162 258v4" />
      <circle cx="155" cy="150" r="12" className="fill-raised" />
      <path d="M155 143v7l5 4" />

      <path
        d="M320 300V40M276 84h88M290 60h60M320 40l-6-10h12zM276 84 320 44l44 40M320 84l-34 216M320 84l34 216"
        strokeWidth="2"
      />
      <path d="M290 84v26l14-8 14 8V84z" className="fill-alert stroke-alert" />
      <path d="M348 60c10 4 20-4 30 0v18c-10-4-20 4-30 0" className="fill-raised" />

      <path d="M386 300h22v290h-16z" className="fill-raised" strokeWidth="2" />
      <path
        d={strokes(
          24,
          (tick) => `M${387 + tick * 0.25} ${316 + tick * 11}h${tick % 4 === 0 ? 18 : 9}`,
        )}
      />
      <path d="M389 404h20v44h-18z" className="fill-alert" />

      <path
        d="M250 300v-14c0-10 14-10 14 0v14M366 300v-14c0-10 14-10 14 0v14M264 292c30 20 70 20 102 0"
        strokeWidth="2"
      />

      <path
        d="M470 402c30 44 190 46 232-14l-30 4c-60 18-140 22-202 10z"
        className="fill-accent"
        strokeWidth="2.5"
      />
      <path
        d="M470 402c60 12 140 10 202-10M584 398V160M584 170l70 196-70 14M584 190l-62 186 62 4M560 398v-28h56v26M572 378h10M594 376h10"
        className="fill-raised"
        strokeWidth="2"
      />
      <path d="M476 406C450 380 440 340 410 318" />

      <path
        d="M456 520c20 30 120 32 150-6-40 12-110 14-150 6zM480 524l10 16M520 526l4 18M566 522l-4 16M470 504l60-24M540 510l60-16"
        className="fill-warn-tint"
        strokeWidth="2"
      />
      <path d="M456 118c10-10 18-8 22 2 6-10 16-10 24-2M520 84c8-8 14-6 18 2 4-8 12-8 18-2M420 166c8-8 12-6 16 2 4-8 10-8 16-2" />
    </>
  );
}
