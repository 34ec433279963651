import type { ReactNode } from 'react';
import { ArchivePicture } from './archive.tsx';
import { ChoirPicture } from './choir.tsx';
import { DyerPicture } from './dyer.tsx';
import { HarbourPicture } from './harbour.tsx';
import { HousePicture } from './house.tsx';
import { HutPicture } from './hut.tsx';
import { LawOfficePicture } from './law-office.tsx';
import { OrchardPicture } from './orchard.tsx';
import { TheatrePicture } from './theatre.tsx';
import { WorkshopPicture } from './workshop.tsx';

/**
 * The picture of an example project. Each is drawn once, 800 by 600, and hung in several cuts; the pen
 * keeps its width in all of them.
 */
export function ProjectPicture({
  picture,
  cut = 'whole',
  label,
  ground = true,
  pen = 'fine',
  className = 'block h-auto w-full',
}: {
  picture: PictureId;
  cut?: PictureCut;
  /** What is to be seen, for those who cannot; without it the picture counts as decoration. */
  label?: string;
  /** Whether the picture brings its own background. */
  ground?: boolean;
  /** `broad` for pictures that fill a window. */
  pen?: 'fine' | 'broad';
  className?: string;
}) {
  const { ground: groundClass, drawing, ...cuts } = { whole: WHOLE, ...PICTURES[picture] };
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox={cuts[cut].join(' ')}
      preserveAspectRatio="xMidYMid slice"
      className={className}
    >
      {ground && <rect x="-400" y="-300" width="1600" height="1200" className={groundClass} />}
      <g
        className="fill-none stroke-ink [&_*]:[vector-effect:non-scaling-stroke]"
        strokeWidth={pen === 'fine' ? 1.4 : 1.9}
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        {drawing}
      </g>
    </svg>
  );
}

export type PictureCut = 'whole' | 'tall' | 'wide' | 'square' | 'detail';

/** x, y, width and height of what the cut shows. */
type Frame = readonly [number, number, number, number];

const WHOLE: Frame = [0, 0, 800, 600];

/** What lies behind each, its lines, and its cuts; the whole of it is 800 by 600 unless given. */
const PICTURES = {
  archive: {
    ground: 'fill-warn-tint',
    drawing: <ArchivePicture />,
    tall: [200, 0, 400, 600],
    wide: [20, 120, 760, 340],
    square: [200, 20, 420, 420],
    detail: [420, 236, 260, 195],
  },
  'law-office': {
    ground: 'fill-sunk',
    drawing: <LawOfficePicture />,
    tall: [230, 40, 400, 560],
    wide: [20, 110, 760, 340],
    square: [200, 90, 420, 420],
    detail: [540, 150, 200, 250],
  },
  orchard: {
    ground: 'fill-warn-tint',
    drawing: <OrchardPicture />,
    tall: [10, 20, 420, 580],
    wide: [0, 130, 800, 380],
    square: [20, 130, 440, 440],
    detail: [60, 210, 260, 195],
  },
  choir: {
    ground: 'fill-alert-tint',
    drawing: <ChoirPicture />,
    tall: [190, 20, 420, 580],
    wide: [0, 40, 800, 340],
    square: [150, 150, 440, 440],
    detail: [210, 480, 250, 115],
  },
  workshop: {
    ground: 'fill-paper',
    drawing: <WorkshopPicture />,
    tall: [110, 60, 400, 540],
    wide: [40, 60, 740, 400],
    square: [120, 60, 420, 420],
    detail: [520, 236, 240, 190],
  },
  harbour: {
    ground: 'fill-on-dark',
    drawing: <HarbourPicture />,
    tall: [40, 20, 420, 580],
    wide: [0, 50, 800, 380],
    square: [250, 130, 440, 440],
    detail: [330, 300, 220, 165],
  },
  house: {
    ground: 'fill-accent-tint',
    drawing: <HousePicture />,
    whole: [0, -30, 800, 630],
    tall: [340, -30, 440, 630],
    wide: [20, 220, 760, 370],
    square: [90, 160, 430, 430],
    detail: [340, 430, 220, 150],
  },
  hut: {
    ground: 'fill-sunk',
    drawing: <HutPicture />,
    tall: [170, 20, 420, 580],
    wide: [0, 84, 800, 330],
    square: [190, 120, 440, 440],
    detail: [284, 204, 300, 200],
  },
  theatre: {
    ground: 'fill-sunk',
    drawing: <TheatrePicture />,
    tall: [200, 30, 400, 570],
    wide: [90, 40, 620, 300],
    square: [180, 60, 440, 440],
    detail: [300, 330, 220, 150],
  },
  dyer: {
    ground: 'fill-raised',
    drawing: <DyerPicture />,
    tall: [250, 20, 400, 580],
    wide: [10, 30, 780, 290],
    square: [340, 40, 440, 440],
    detail: [4, 270, 190, 152],
  },
} as const satisfies Readonly<Record<string, Picture>>;

export type PictureId = keyof typeof PICTURES;

type Picture = { ground: string; drawing: ReactNode; whole?: Frame } & Readonly<
  Record<Exclude<PictureCut, 'whole'>, Frame>
>;
