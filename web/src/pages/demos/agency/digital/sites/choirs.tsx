export function Choirs() {
  return (
    <div className="p-4 md:p-5">
      <p className="flex justify-between">
        <strong className="text-lg">May</strong>
        <span className="text-accent underline">add all to my calendar</span>
      </p>
      <div className="mt-3 grid grid-cols-7 border-t border-l border-line text-xs">
        {Array.from({ length: 28 }, (_, index) => index + 1).map((day) => (
          <span
            key={day}
            className={`h-12 border-r border-b border-line p-1 tabular-nums ${
              day === 13
                ? 'bg-accent text-paper'
                : CONCERTS[day] === undefined
                  ? 'text-muted'
                  : 'bg-accent-tint'
            }`}
          >
            {day}
            {CONCERTS[day] !== undefined && (
              <span className={`mt-1 block size-2 ${day === 13 ? 'bg-paper' : 'bg-accent'}`} />
            )}
          </span>
        ))}
      </div>
      <p className="mt-4 border-l-4 border-accent pl-3">
        <strong className="block">Wednesday 13: {CONCERTS[13]}</strong>
        Salt church, half past seven. Unheated, with blankets. Free; a hat goes round.
      </p>
    </div>
  );
}

const CONCERTS: Readonly<Record<number, string>> = {
  3: 'Harbour choir',
  8: 'St Anne',
  13: 'Schütz, twelve voices',
  16: 'Firemen',
  22: 'Girls’ choir',
  27: 'Harbour choir',
};
