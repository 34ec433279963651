import { box, strokes } from './lines.ts';

/** The front of an apartment house: six storeys of eight windows, some lit, washing, bicycles, a tree. */
export function HousePicture() {
  return (
    <>
      <path d="M96 82h608v470H96z" className="fill-paper" strokeWidth="2.5" />
      <path d="M84 82h632L676 34H124z" className="fill-sunk" strokeWidth="2.5" />
      <path d={strokes(18, (tile) => `M${128 + tile * 32} 34l${(tile - 9) * 3} 48`)} />
      <path d="M190 34V6h34v28M570 34V2h40v32M580 2v-8M600 2v-8M420 34V-20M396 4h48M404-8h32" />
      <path
        d="M96 156h608M96 228h608M96 300h608M96 372h608M96 444h608"
        className="stroke-line-strong"
      />
      <path d={WINDOWS.dark} className="fill-raised" />
      <path d={WINDOWS.lit} className="fill-warn-tint" />
      <path d={WINDOWS.bars} />
      <path d="M274 216c0-14 5-18 4-27l6 5h7l6-5c-1 9 4 13 4 27M432 144v-10h14v10zM439 134c-8-5-9-12-3-17M439 134c7-5 8-11 4-18M640 360v-9h12v9zM646 351c-6-5-7-10-2-16" />
      <path d="M560 386c12 16 8 34 0 46M604 386c-12 16-8 34 0 46M118 170c12 16 8 34 0 46M162 170c-12 16-8 34 0 46" />

      {[
        [184, 228],
        [482, 300],
        [184, 372],
        [482, 156],
      ].map(([x, y]) => (
        <g key={`${x} ${y}`}>
          <path d={`M${x} ${y}h128v-26H${x}z`} className="fill-accent-tint" strokeWidth="2" />
          <path d={strokes(11, (bar) => `M${(x ?? 0) + 10 + bar * 10.4} ${y}v-26`)} />
        </g>
      ))}
      <path
        d="M184 342c40 12 76 12 110 0M200 346v22h18v-20M226 349l-2 24 22 2 2-26M258 348v16h22v-20"
        className="fill-raised"
      />
      <path
        d="M512 130v-10c10-14 22-10 24 2M560 130c-2-16 18-22 22-4M596 130c0-10 8-14 14-6"
        className="stroke-accent"
      />

      <path
        d="M352 552V456h96v96M344 456h112M352 468l48-20 48 20M400 468v84M360 480h32v36h-32zM408 480h32v36h-32z"
        className="fill-accent"
        strokeWidth="2"
      />
      <path d="M366 486h20v24h-20zM414 486h20v24h-20z" className="fill-accent-tint" />
      <path
        d="M464 492h26v44h-26zM468 500h8M468 508h8M468 516h8M468 524h8M482 500h3M482 508h3M482 516h3M482 524h3"
        className="fill-raised"
      />
      <path d="M484 506v4" className="stroke-alert" strokeWidth="3" />
      <path d="M340 552h120v10H340zM330 562h140v10H330z" className="fill-raised" />
      <path d="M0 572h800M0 586h800" strokeWidth="2" />

      <circle cx="552" cy="546" r="24" />
      <circle cx="620" cy="546" r="24" />
      <path
        d="M552 546l20-38h34l14 38M572 508l18 38h-38M590 546l16-38M566 500h14M602 500l10-4"
        strokeWidth="2"
      />
      <circle cx="182" cy="546" r="24" />
      <circle cx="250" cy="546" r="24" />
      <path
        d="M182 546l20-38h34l14 38M202 508l18 38h-38M220 546l16-38M196 500h14M232 500l10-4"
        strokeWidth="2"
      />

      <path
        d="M58 572C50 470 62 400 54 330M54 430c-14-16-22-20-34-24M57 400c14-14 20-20 34-24"
        strokeWidth="2.5"
      />
      <path
        d="M10 420c-30-20-22-60 4-66-16-40 20-70 46-56 30-16 62 14 48 50 26 12 24 54-8 64-20 18-66 26-90 8z"
        className="fill-accent-tint"
        strokeWidth="2"
      />
      <path
        d="M742 572V400M728 400h28v-16h-28zM734 384c0-12 16-12 16 0"
        className="fill-raised"
        strokeWidth="2"
      />
    </>
  );
}

const LIT = new Set([2, 9, 14, 19, 21, 30, 35, 41]);

const WINDOWS = { dark: '', lit: '', bars: '' };
for (let index = 0; index < 48; index += 1) {
  const row = Math.floor(index / 8);
  const column = index % 8;
  // The entrance takes the place of two windows on the ground floor.
  if (row === 5 && (column === 3 || column === 4)) continue;
  const x = 118 + column * 72 + (column > 3 ? 10 : 0);
  const y = 98 + row * 72;
  WINDOWS[LIT.has(index) ? 'lit' : 'dark'] += box(x, y, 44, 46);
  WINDOWS.bars += `M${x + 22} ${y}v46M${x} ${y + 16}h44M${x - 4} ${y + 50}h52`;
}
