import type { ReactNode } from 'react';
import { round } from '../projects/lines.ts';
import { ACCESSORIES } from './accessories.tsx';
import { BOOKS, SpreadView } from './books.tsx';
import { CableDrawing, type Cable } from './cable-drawing.tsx';
import { DRIVES } from './drives.tsx';
import { MACHINES } from './machines.tsx';
import { PRINTS, RoomView } from './prints.tsx';
import { AngleView, CloseView, FrontView, type Solid } from './solid.tsx';
import { tintOf, type Tint } from './tints.ts';

/**
 * A view of a product, in one of its colours.
 * @param image the name of the product and of the view, `hearth-one/front`
 * @param label what it shows, where no text beside it says so
 */
export function ProductPicture({ image, color, label, isSmall = false }: Props) {
  return (
    <svg
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      viewBox="0 0 240 200"
      className={isSmall ? 'block w-full [&_[stroke-width="3"]]:stroke-1' : 'block w-full'}
    >
      <g fill="none" strokeWidth={isSmall ? 0.7 : 1.3} strokeLinejoin="round" strokeLinecap="round">
        {drawImage(image, tintOf(color))}
      </g>
    </svg>
  );
}

type Props = {
  image: string;
  color?: string | undefined;
  label?: string;
  isSmall?: boolean;
};

/** What a view is called beside its picture. */
export function nameView(image: string): string {
  const [id = '', view = ''] = image.split('/');
  return BOOKS[id] !== undefined && view === 'detail' ? 'Opened' : (VIEW_NAMES[view] ?? view);
}

const VIEW_NAMES: Readonly<Record<string, string>> = {
  front: 'Front',
  angle: 'From an angle',
  rear: 'Back',
  room: 'In a room',
  detail: 'Close up',
};

const SOLIDS: Readonly<Record<string, Solid>> = {
  ...MACHINES,
  ...DRIVES,
  ...ACCESSORIES,
  ...BOOKS,
  ...PRINTS,
};

/** @returns null for a name that no drawing has */
export function drawImage(image: string, tint: Tint): ReactNode {
  const [id = '', view = ''] = image.split('/');
  const cable = CABLES[id];
  if (cable !== undefined) {
    if (view !== 'front' && view !== 'angle' && view !== 'detail') return null;
    return <CableDrawing cable={cable} tint={tint} view={view} />;
  }
  const solid = SOLIDS[id];
  if (solid === undefined) return null;
  const drawing = drawSolid(id, view, solid, tint);
  // Lines are as wide on a large thing as on a small one.
  return drawing && <g className="**:[vector-effect:non-scaling-stroke]">{drawing}</g>;
}

/** A thing seen from the front, so many units wide and high, with the middle of its foot at the origin. */
export function StandingThing({ id, color, size: [width, height] }: StandingProps) {
  const tint = tintOf(color);
  const cable = CABLES[id];
  if (cable !== undefined) {
    return (
      <g transform={`scale(${round(width / CABLE_SPAN, 3)}) translate(-138 -178)`}>
        <CableDrawing cable={cable} tint={tint} view="front" />
      </g>
    );
  }
  const solid = SOLIDS[id];
  if (solid === undefined) return null;
  const [w, h] = solid.size;
  return (
    <g
      transform={`translate(${-width / 2} ${-height}) scale(${round(width / w, 3)} ${round(height / h, 3)})`}
      className={`${tint.line} **:[vector-effect:non-scaling-stroke]`}
    >
      <path d={`M0 0H${w}V${h}H0z`} className={`${tint.fill} stroke-ink`} />
      {solid.front(tint)}
    </g>
  );
}

type StandingProps = {
  id: string;
  color: string | undefined;
  size: readonly [width: number, height: number];
};

/** How wide a cable is drawn from the front, its ends included. */
const CABLE_SPAN = 176;

function drawSolid(id: string, view: string, solid: Solid, tint: Tint): ReactNode {
  switch (view) {
    case 'front':
      return <FrontView solid={solid} tint={tint} />;
    case 'rear':
      return <FrontView solid={solid} tint={tint} isRear />;
    case 'angle':
      return <AngleView solid={solid} tint={tint} />;
    case 'room':
      return <RoomView solid={solid} tint={tint} />;
    case 'detail':
      return BOOKS[id] === undefined ? (
        <CloseView solid={solid} tint={tint} />
      ) : (
        <SpreadView solid={solid} tint={tint} id={id} />
      );
    default:
      return null;
  }
}

const CABLES: Readonly<Record<string, Cable>> = {
  'flat-cable-2': { width: 6, sleeve: 'flat', ends: ['network', 'network'], turns: 2 },
  'flat-cable-10': { width: 6, sleeve: 'flat', ends: ['network', 'network'], turns: 4 },
  'round-cable-05': { width: 8, sleeve: 'plain', ends: ['network', 'network'], turns: 1 },
  'fibre-20': { width: 5, sleeve: 'plain', ends: ['fibre', 'fibre'], turns: 5 },
  'usb-c-woven': { width: 7.5, sleeve: 'woven', ends: ['usb', 'usb'], turns: 2 },
  'usb-c-socket': { width: 7, sleeve: 'woven', ends: ['usb', 'socket'], turns: 2 },
  'power-angled': { width: 9, sleeve: 'plain', ends: ['power', 'angled'], turns: 2 },
  'console-cable': { width: 6, sleeve: 'flat', ends: ['network', 'usb'], turns: 3 },
};
