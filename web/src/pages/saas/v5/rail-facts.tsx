import { TOUR } from './copy.ts';

/** How full the server's disk is. */
export function RailDisk() {
  const { disk } = TOUR.rail;
  return (
    <div className="mt-3 mb-4 text-xs text-on-dark">
      <svg aria-hidden="true" className="block h-1.5 w-full">
        <rect width="100%" height="6" className="fill-accent" />
        <rect
          width={`${disk.share}%`}
          height="6"
          className="origin-left fill-on-dark transition-[scale] duration-240 [transform-box:fill-box] starting:scale-x-0"
        />
      </svg>
      <p className="mt-1.5 flex justify-between">
        <span>{disk.term}</span>
        <span className="tabular-nums">{disk.text}</span>
      </p>
    </div>
  );
}

/** Who is on the server. */
export function RailHere() {
  const { here } = TOUR.rail;
  return (
    <div className="mt-6 px-3 text-sm">
      <p className="text-xs text-on-dark">{here.title}</p>
      <ul className="mt-2 space-y-2">
        {here.people.map((person) => (
          <li key={person.name} className="grid grid-cols-[auto_1fr] items-center gap-x-2.5">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full border border-on-dark text-xs"
            >
              {person.name[0]}
            </span>
            <span className="leading-tight">
              {person.name}
              <span className="block text-xs text-on-dark">{person.at}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
