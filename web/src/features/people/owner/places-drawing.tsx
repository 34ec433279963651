import { Ornament, ROUND } from '@/drawings/drawing.tsx';
import type { Place } from '../text/people-text.ts';

/** The places of a plan, each a small alcove: its owner's, people's, kept for an invitation, or free. The words beside it count them. */
export function PlacesDrawing({ places, isLarge = false }: Props) {
  return (
    <div
      aria-hidden="true"
      className={isLarge ? 'grid grid-cols-3 gap-4 pb-8' : 'flex flex-wrap gap-1.5'}
    >
      {places.map((place, index) => (
        <Ornament
          key={index}
          viewBox="0 0 32 40"
          className={isLarge ? 'w-full' : 'h-10 w-8'}
          {...ROUND}
        >
          <g fill="none" strokeWidth={isLarge ? 0.6 : 1.8} className={STROKES[place]}>
            <path
              d="M3 38V16a13 13 0 0 1 26 0v22z"
              strokeDasharray={place === 'free' || place === 'invited' ? '3 4' : undefined}
              className={FILLS[place]}
            />
            {(place === 'owner' || place === 'person') && (
              <path
                d="M16 14a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM8 38c.6-7 3.4-10 8-10s7.4 3 8 10"
                className="fill-raised"
              />
            )}
            {place === 'invited' && (
              <path d="M8 18h16v12H8zM8 19l8 6 8-6" className="fill-raised" />
            )}
          </g>
        </Ornament>
      ))}
    </div>
  );
}

const FILLS: Readonly<Record<Place, string>> = {
  owner: 'fill-accent',
  person: 'fill-accent-tint',
  invited: 'fill-warn-tint',
  free: 'fill-paper',
};

const STROKES: Readonly<Record<Place, string>> = {
  owner: 'stroke-ink',
  person: 'stroke-ink',
  invited: 'stroke-ink',
  free: 'stroke-line-strong',
};

type Props = {
  places: readonly Place[];
  /** As the picture of a page; else beside a line of words. */
  isLarge?: boolean;
};
