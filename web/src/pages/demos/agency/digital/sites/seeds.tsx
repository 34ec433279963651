export function Seeds() {
  return (
    <div className="grid sm:grid-cols-[11rem_1fr]">
      <div className="space-y-3 border-line bg-accent-tint p-4 max-sm:border-b sm:border-r">
        <p className="font-semibold">My bed is</p>
        {[
          ['Soil', 'clay that cracks'],
          ['Light', 'morning only'],
          ['Sow in', 'May'],
        ].map(([term, value]) => (
          <p key={term}>
            <span className="block text-xs text-muted">{term}</span>
            <span className="block border border-line-strong bg-raised px-2 py-1">{value}</span>
          </p>
        ))}
      </div>
      <div className="p-4">
        <p className="flex justify-between border-b border-ink pb-2">
          <strong>132 of 4,018</strong>
          <span className="text-muted">packets left</span>
        </p>
        {SEEDS.map(([shape, name, bed, left]) => (
          <p
            key={name}
            className="grid grid-cols-[2.5rem_1fr_auto] items-center border-b border-line py-2.5"
          >
            <svg viewBox="0 0 36 32" className="w-8 fill-warn-tint stroke-ink" strokeWidth="1.5">
              <path d={shape} />
            </svg>
            <span>
              <span className="block text-accent underline">{name}</span>
              <span className="text-xs text-muted">{bed}</span>
            </span>
            <span className={`tabular-nums ${left === '2' ? 'font-semibold text-alert' : ''}`}>
              {left}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

const SEEDS = [
  ['M4 20c6-18 20-20 28-10-10 0-14 12-28 10z', 'Runner bean, black', 'clay, half shade', '14'],
  ['M4 18c10-10 20-10 28-2-8 8-20 8-28 2z', 'Pea, grey-seeded', 'clay, full sun', '9'],
  ['M18 4c8 6 8 18 0 24-8-6-8-18 0-24z', 'Marrow, striped', 'any, full sun', '31'],
  ['M6 24 18 6l12 18z', 'Chicory, red', 'clay, half shade', '2'],
] as const;
