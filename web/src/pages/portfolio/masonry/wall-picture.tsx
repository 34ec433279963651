import type { ReactNode } from 'react';

/** One picture on a gallery wall: in a frame with a mat, on wires, pinned, or bare; its placard below. */
export function WallPicture({
  frame,
  picture,
  children,
}: {
  frame: WallFrame;
  picture: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      {frame === 'wired' && (
        <svg
          aria-hidden="true"
          viewBox="0 0 200 34"
          preserveAspectRatio="none"
          className="block h-8 w-full fill-none stroke-ink"
          strokeWidth="1"
        >
          <path d="M20 34 100 4l80 30" vectorEffect="non-scaling-stroke" />
          <path
            d="M100 4v.01"
            strokeWidth="7"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
      <div className={`relative ${FRAMES[frame]}`}>
        {frame === 'pinned' && (
          <span
            aria-hidden="true"
            className="absolute -top-1.5 left-1/2 size-3 rounded-full bg-alert"
          />
        )}
        {picture}
      </div>
      {children}
    </>
  );
}

export type WallFrame = 'mat' | 'wired' | 'bare' | 'pinned';

const FRAMES: Record<WallFrame, string> = {
  mat: 'border border-ink bg-raised p-5 md:p-7',
  wired: 'border-2 border-ink bg-raised p-2.5',
  bare: '',
  pinned: 'border border-line bg-raised p-2',
};
