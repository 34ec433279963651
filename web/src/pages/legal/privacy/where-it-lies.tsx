import { PRIVACY } from './copy.ts';

/** The plan of a house in which every kind of data has its room; the largest is locked from within. */
export function WhereItLies() {
  const { rooms, description } = PRIVACY.map;
  return (
    <div
      role="group"
      aria-label={description}
      className="grid border-2 border-ink bg-raised sm:grid-cols-2 lg:grid-cols-12"
    >
      {rooms.map((room) => (
        <div
          key={room.name}
          className={`relative border-ink p-5 not-last:border-b-2 md:p-6 ${PLACES[room.place]}`}
        >
          <h3 className="font-display text-lg font-semibold">{room.name}</h3>
          <p className="text-sm text-muted">{room.keeper}</p>
          <ul className="mt-3 grid gap-1 text-sm">
            {room.holds.map((item) => (
              <li key={item} className="flex gap-2.5">
                <span aria-hidden="true" className="mt-2 size-1.5 shrink-0 bg-alert" />
                {item}
              </li>
            ))}
          </ul>
          {'note' in room && (
            <p className="mt-4 border-t border-line-strong pt-3 text-sm font-semibold">
              {room.note}
            </p>
          )}
        </div>
      ))}
    </div>
  );
}

/** Walls: where the next room begins. The door in each wall is a gap in it, painted over. */
const PLACES = {
  browser: 'sm:border-r-2 lg:col-span-4 lg:row-start-1',
  account: 'lg:col-span-4 lg:row-start-1 lg:border-r-2',
  server:
    'bg-accent-tint sm:col-span-2 lg:col-span-4 lg:col-start-9 lg:row-span-2 lg:row-start-1 lg:border-b-0!',
  first: 'sm:border-r-2 lg:col-span-3 lg:row-start-2 lg:border-b-0!',
  second: 'lg:col-span-3 lg:row-start-2 lg:border-r-2 lg:border-b-0!',
  third: 'sm:col-span-2 lg:col-span-2 lg:row-start-2 lg:border-r-2',
} as const;
