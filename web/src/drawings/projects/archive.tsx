import { box, pick, strokes } from './lines.ts';

/** A wall of shelves with minute books, box files and rolled plans; a ladder leans against it. */
export function ArchivePicture() {
  return (
    <>
      {SHELVES.map((shelf, row) => (
        <g key={row}>
          <path d={shelf.books} className="fill-raised" />
          <path d={shelf.tinted} className="fill-sunk" />
          <path d={shelf.labels} className="fill-warn-tint" />
          <path d={shelf.bands} />
        </g>
      ))}
      <path
        d="M470 222l34-86 22 9-34 77zM236 552l-26-92 21-6 26 98z"
        className="fill-accent-tint"
      />
      <path d="M582 442v-94h20v94z" className="fill-alert" />
      <path
        d="M20 20h760M20 112h760M20 222h760M20 332h760M20 442h760M20 552h760M20 20v580M780 20v580M404 20v532M396 20v532"
        strokeWidth="2.5"
      />
      <path d="M20 120h376M404 120h376M20 230h376M404 230h376M20 340h376M404 340h376M20 450h376M404 450h376M0 600h800" />
      <path d="M296 600 372 96M344 600l66-504" strokeWidth="6" className="stroke-accent" />
      <path
        d={strokes(9, (rung) => `M${303 + rung * 8} ${556 - rung * 53}h${47 - rung}`)}
        strokeWidth="4"
        className="stroke-accent"
      />
      <path d="M548 600v-26h60v26M540 574h76" strokeWidth="2.5" />
      <path d="M556 574v-10h48v10M560 564v-9h42v9" className="fill-raised" />
    </>
  );
}

const WIDTHS = [15, 22, 13, 30, 17, 17, 26, 12, 20, 34, 16, 24] as const;
const HEIGHTS = [78, 84, 70, 90, 82, 82, 74, 88, 66, 80, 86, 72] as const;

const SHELVES = [112, 222, 332, 442, 552].map((floor, row) => {
  const paths = { books: '', tinted: '', labels: '', bands: '' };
  for (const [left, right] of [
    [30, 386],
    [412, 770],
  ] as const) {
    let x = left + (row % 2) * 6;
    let index = row * 5 + (left > 400 ? 3 : 0);
    for (;;) {
      const width = pick(WIDTHS, index);
      const height = pick(HEIGHTS, index * 7 + row);
      if (x + width > right) break;
      // Gaps: where a volume is out, something leans in its place.
      const isGap = index % 11 === 7;
      if (!isGap) {
        const top = floor - height;
        paths[width > 24 ? 'tinted' : 'books'] += box(x, top, width, height);
        if (width > 24) {
          paths.labels += box(x + 5, top + 14, width - 10, 18);
          paths.bands += `M${x + width / 2 - 4} ${floor - 18}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`;
        } else {
          paths.bands += `M${x} ${top + 12}h${width}M${x} ${top + 17}h${width}M${x} ${floor - 12}h${width}`;
        }
      }
      x += width + (isGap ? 8 : 0);
      index += 1;
    }
  }
  return paths;
});
