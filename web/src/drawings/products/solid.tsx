import type { ReactNode } from 'react';
import { round } from '../projects/lines.ts';
import type { Tint } from './tints.ts';

/**
 * A thing with six sides. Each side is drawn once, flat, in the thing's own units from its upper left corner; the view
 * from an angle lays the same drawings onto the sides of a box.
 */
export type Solid = {
  /** Width, height and depth. */
  size: readonly [width: number, height: number, depth: number];
  front: (tint: Tint) => ReactNode;
  side?: (tint: Tint) => ReactNode;
  top?: (tint: Tint) => ReactNode;
  rear?: (tint: Tint) => ReactNode;
  /** What the close-up shows of the front. */
  detail: readonly [x: number, y: number, width: number, height: number];
  /** The sides and the top, where they are not as coloured as the front: the pages of a book. */
  edges?: Tint;
};

export function FrontView({ solid, tint, isRear = false }: ViewProps & { isRear?: boolean }) {
  const [width, height] = solid.size;
  const scale = Math.min(168 / width, 140 / height);
  const [x, y] = [120 - (width * scale) / 2, 106 - (height * scale) / 2];
  const faceOf = isRear ? (solid.rear ?? solid.front) : solid.front;
  return (
    <>
      <path d={`M24 ${round(y + height * scale)}H216`} className="stroke-line-strong" />
      <g
        transform={`translate(${round(x)} ${round(y)}) scale(${round(scale, 3)})`}
        className={tint.line}
      >
        <path d={`M0 0H${width}V${height}H0z`} className={`${tint.fill} stroke-ink`} />
        {faceOf(tint)}
      </g>
    </>
  );
}

export function AngleView({ solid, tint }: ViewProps) {
  const [width, height, depth] = solid.size;
  const span = [width * X[0] + depth * Z[0], height + width * X[1] - depth * Z[1]] as const;
  const scale = Math.min(176 / span[0], 146 / span[1]);
  const corner = [
    120 - (span[0] * scale) / 2,
    104 - (span[1] * scale) / 2 - depth * Z[1] * scale,
  ] as const;
  const plane = (u: Vector, v: Vector, from: Vector) =>
    `matrix(${[...u, ...v].map((part) => round(part * scale, 3)).join(' ')} ${round(from[0])} ${round(from[1])})`;
  const right: Vector = [corner[0] + width * X[0] * scale, corner[1] + width * X[1] * scale];
  const back: Vector = [corner[0] + depth * Z[0] * scale, corner[1] + depth * Z[1] * scale];
  const edges = solid.edges ?? tint;
  const face = (w: number, h: number) => `M0 0H${w}V${h}H0z`;
  return (
    <>
      <path
        d={`M${round(corner[0])} ${round(corner[1] + height * scale)}l${round(width * X[0] * scale)} ${round(width * X[1] * scale)} ${round(depth * Z[0] * scale + 14)} ${round(depth * Z[1] * scale - 5)}-30 14-${round(width * X[0] * scale * 0.7)}-4z`}
        className="fill-ink/10"
        stroke="none"
      />
      <g transform={plane(X, Z_DOWN, back)} className={edges.line}>
        <path d={face(width, depth)} className={`${edges.fill} stroke-ink`} />
        {solid.top?.(edges)}
      </g>
      <g transform={plane(Z, DOWN, right)} className={edges.line}>
        <path d={face(depth, height)} className={`${edges.fill} stroke-ink`} />
        <path d={face(depth, height)} className="fill-ink/15" stroke="none" />
        {solid.side?.(edges)}
      </g>
      <g transform={plane(X, DOWN, corner)} className={tint.line}>
        <path d={face(width, height)} className={`${tint.fill} stroke-ink`} />
        {solid.front(tint)}
      </g>
    </>
  );
}

/** A part of the front so near that it fills the picture. */
export function CloseView({ solid, tint }: ViewProps) {
  const [width, height] = solid.size;
  const [x, y, w, h] = solid.detail;
  const scale = Math.max(240 / w, 200 / h);
  return (
    <g
      transform={`translate(${round(120 - (x + w / 2) * scale)} ${round(100 - (y + h / 2) * scale)}) scale(${round(scale, 3)})`}
      className={tint.line}
      strokeWidth="2.2"
    >
      <path d={`M0 0H${width}V${height}H0z`} className={`${tint.fill} stroke-ink`} />
      {solid.front(tint)}
    </g>
  );
}

type Vector = readonly [number, number];
type ViewProps = { solid: Solid; tint: Tint };

/** Where the directions of a thing lead on paper: to its right, to its back, down. */
const X: Vector = [0.9, 0.3];
const Z: Vector = [0.6, -0.36];
const Z_DOWN: Vector = [-0.6, 0.36];
const DOWN: Vector = [0, 1];
