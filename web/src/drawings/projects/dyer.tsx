import { strokes } from './lines.ts';

/** Skeins of yarn hung to dry over the vats, each a little greener than the last; a shelf with recipe tins. */
export function DyerPicture() {
  return (
    <>
      <path d="M0 60h800M0 72h800" strokeWidth="2.5" />
      <path d="M60 0v60M300 0v60M540 0v60M770 0v60" />
      {SKEINS.map(([x, length, fill], index) => (
        <g key={x} transform={`translate(${x} 54)`}>
          <path
            d={`M-16 0C-34 ${length * 0.4}-34 ${length * 0.8}-18 ${length}c8 14 28 14 36 0C34 ${length * 0.8} 34 ${length * 0.4} 16 0z`}
            className={fill}
            strokeWidth="2"
          />
          <path
            d={strokes(
              4,
              (strand) =>
                `M${-9 + strand * 6} 2C${-20 + strand * 13} ${length * 0.4} ${-20 + strand * 13} ${length * 0.7} ${-11 + strand * 7} ${length}`,
            )}
            className={index > 6 ? 'stroke-on-dark' : ''}
          />
          <path d={`M-24 ${length * 0.34}c14 8 34 8 48 0`} strokeWidth="2.5" />
          <path d={`M20 ${length * 0.36}l14 22-9 6-12-22z`} className="fill-raised" />
        </g>
      ))}
      <path
        d={strokes(
          6,
          (drop) => `M${432 + drop * 62} ${350 + (drop % 3) * 26}c-5 8-5 14 0 14s5-6 0-14z`,
        )}
        className="fill-accent"
      />

      <path d="M24 436h202l-18 150H42z" className="fill-raised" strokeWidth="2.5" />
      <path d="M286 424h228l-20 164H306z" className="fill-raised" strokeWidth="2.5" />
      <path d="M570 436h206l-18 150H588z" className="fill-raised" strokeWidth="2.5" />
      <ellipse cx="125" cy="436" rx="101" ry="18" className="fill-accent-tint" strokeWidth="2.5" />
      <ellipse cx="400" cy="424" rx="114" ry="20" className="fill-on-dark" strokeWidth="2.5" />
      <ellipse cx="673" cy="436" rx="103" ry="18" className="fill-accent" strokeWidth="2.5" />
      <path d="M340 424c40 10 80 10 120 0M366 418c24 5 44 5 68 0M80 436c30 8 60 8 90 0" />
      <path d="M628 438c30 8 60 8 90 0" className="stroke-on-dark" />
      <path
        d="M30 478c60 14 130 14 190 0M36 540c60 14 120 14 178 0M292 468c70 16 146 16 216 0M300 540c66 16 134 16 200 0M574 478c64 14 134 14 198 0M582 540c60 14 122 14 182 0"
        strokeWidth="2.5"
      />
      <path
        d={strokes(
          6,
          (stave) =>
            `M${62 + stave * 26} ${458 + (stave % 2) * 2}l${(3 - stave) * 2 - 1} 126M${332 + stave * 28} ${450 + (stave % 2) * 2}l${(2.5 - stave) * 2} 134M${610 + stave * 26} ${458 + (stave % 2) * 2}l${(2.5 - stave) * 2} 126`,
        )}
        className="stroke-line-strong"
      />
      <path d="M448 320 470 436M440 318l18-4" strokeWidth="5" className="stroke-glow" />
      <path d="M0 588h800" strokeWidth="2.5" />

      <path
        d="M234 520h42v68h-42zM244 520v-12h22v12M240 540h30M240 552h22M524 540h36v48h-36zM530 540v-10h24v10M530 556h24"
        className="fill-warn-tint"
        strokeWidth="2"
      />
      <path
        d="M14 248h152v10H14zM28 258v14M152 258v14M24 248v-34h28v34M56 248v-46h24v46M84 248v-28h30v28M118 248v-40h36v40M24 224h28M56 216h24M118 222h36M118 234h36"
        className="fill-raised"
        strokeWidth="2"
      />
      <path
        d="M30 330h52l4 66H34zM100 322l54-6 6 62-54 6z"
        className="fill-raised"
        strokeWidth="2"
      />
      <path d="M40 344h32M40 356h36M42 368h24M112 336l30-3M114 348l34-4M115 360l20-2" />
      <path d="M56 330v-6M127 319v-6" className="stroke-alert" strokeWidth="5" />
    </>
  );
}

const SKEINS = [
  [218, 210, 'fill-raised'],
  [282, 246, 'fill-paper'],
  [346, 222, 'fill-warn-tint'],
  [410, 258, 'fill-accent-tint'],
  [474, 226, 'fill-accent-tint'],
  [538, 264, 'fill-on-dark'],
  [602, 230, 'fill-on-dark'],
  [666, 256, 'fill-accent'],
  [730, 222, 'fill-accent-deep'],
] as const;
