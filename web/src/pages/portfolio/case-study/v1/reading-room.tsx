import { ArchivePicture } from '@/drawings/projects/archive.tsx';
import { box, strokes } from '@/drawings/projects/lines.ts';

/** The reading room from end to end. A narrow window shows its right half, from the table to the cupboard. */
export function ReadingRoom({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 1680 600"
      preserveAspectRatio="xMaxYMid slice"
      className="block h-[min(70vw,28rem)] w-full bg-warn-tint lg:h-136"
    >
      <g
        className="fill-none stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <ArchivePicture />
        <path d="M800 452h880M800 462h880M0 600h1680" />
        <path
          d={strokes(9, (board) => `M${820 + board * 108} 600l${(board - 4) * 6 - 14}-138`)}
          className="stroke-line-strong"
        />

        <Window />
        <ClockAndNotice />
        <LampAndTable />
        <Cupboard />
      </g>
    </svg>
  );
}

function Window() {
  return (
    <>
      <path d="M870 60h230v300H870z" className="fill-raised" strokeWidth="2.5" />
      <path d="M870 250c60-50 90-30 130-60s70-20 100-40v210H870z" className="fill-accent-tint" />
      <path
        d="M918 258v-56h44v50M910 206l30-28 30 28M1030 196V92M1022 96h16l-8-22zM1022 120h16v76h-16z"
        className="fill-paper"
      />
      <path d="M870 60h230v300H870zM985 60v300M870 160h230M858 360h254v14H858z" strokeWidth="2.5" />
      <path
        d="M856 46c26 90 24 200-6 300M1114 46c-26 90-24 200 6 300M840 46h290"
        strokeWidth="2.5"
      />
    </>
  );
}

function ClockAndNotice() {
  return (
    <>
      <path d="M1180 96h120v150h-120z" className="fill-raised" />
      <path d="M1198 124h84M1198 142h60M1198 160h76M1198 178h50M1198 206h40" />
      <circle cx="1338" cy="84" r="24" className="fill-raised" />
      <path
        d="M1338 68v16l10 7"
        strokeWidth="2.5"
        className="origin-[1338px_84px] animate-swing [--swing:-90deg]"
      />
    </>
  );
}

function LampAndTable() {
  return (
    <>
      <path d="M866 600V440M1264 600V440M900 470v130M1230 470v130" strokeWidth="2.5" />
      <path d="M836 424h460v18H836z" className="fill-accent-tint" strokeWidth="2.5" />
      <path
        d="M930 424v-12c40-16 76-16 108 0 32-16 68-16 108 0v12zM1038 412v12"
        className="fill-raised"
        strokeWidth="2"
      />
      <path d="M944 408c32-10 58-10 82 0M1052 408c32-10 58-10 82 0M952 416c28-8 50-8 70-2M1056 416c28-8 50-8 70-2" />
      <path d="M1200 424v-8h44v8M1222 416v-70" strokeWidth="2.5" />
      <path d="M1176 346c4-34 88-34 92 0z" className="fill-accent" strokeWidth="2" />
      <path
        d="M1180 352 1150 424h140l-26-72z"
        className="fill-raised stroke-transparent opacity-60"
      />
      <path
        d="M870 424v-40h40v40M866 384h48M878 384c0-14 24-14 24 0M862 402c-10 0-10 14 8 12"
        className="fill-raised"
      />
      <path
        d="M1010 600V500M1100 600V500M1002 500h106M1008 500c-4-60 8-94 8-110h76c0 20 12 60 8 110"
        strokeWidth="2.5"
      />
      <path
        d="M1006 404c20-12 78-12 98 0l10 92c-20 10-30-6-32-30-10 22-44 22-56 0-2 24-16 40-32 28z"
        className="fill-sunk"
      />
    </>
  );
}

function Cupboard() {
  return (
    <>
      <path
        d="M1380 600V150h220v450M1368 150h244v-18h-244z"
        className="fill-raised"
        strokeWidth="2.5"
      />
      <path
        d="M1380 166 1316 186v414h64M1600 166l60 20v414h-60z"
        className="fill-sunk"
        strokeWidth="2.5"
      />
      <path d="M1386 286h208M1386 420h208M1386 540h208" strokeWidth="2" />
      <path
        d={[box(1398, 204, 60, 82), box(1464, 222, 44, 64), box(1514, 196, 70, 90)].join('')}
        className="fill-sunk"
      />
      <path d="M1410 222h36v20h-36zM1526 214h46v22h-46zM1472 238h28" className="fill-warn-tint" />
      <path d="M1424 326h134v94h-134z" className="fill-accent" strokeWidth="2" />
      <path d="M1440 346h70M1440 362h70M1440 378h70M1440 394h40" className="stroke-accent-tint" />
      <path d="M1540 346v.01" strokeWidth="8" className="stroke-alert" />
      <path
        d="M1558 400c40 0 50 40 50 60v50c0 20 6 27 18 27h4"
        className="stroke-alert"
        strokeWidth="2.5"
      />
      <path
        d={strokes(
          13,
          (n) => `M${1398 + n * 14} 540v${-66 - ((n * 7) % 22)}h12v${66 + ((n * 7) % 22)}`,
        )}
        className="fill-raised"
      />
      <path
        d="M1630 520h34v34h-34zM1641 532v.01M1653 532v.01"
        className="fill-raised"
        strokeWidth="2.5"
      />
    </>
  );
}
