/** Two to four figures in a row, on one line over hairlines. */
export function StatsRow({ stats, size = 'md' }: Props) {
  return (
    <dl className="grid grid-cols-3 gap-x-4 gap-y-4 sm:gap-x-6">
      {stats.map((item) => (
        <div
          key={item.label}
          className="flex flex-col-reverse justify-end border-t border-current pt-2"
        >
          <dt className="mt-1 text-sm leading-snug">{item.label}</dt>
          <dd
            className={`font-display font-semibold tracking-tight tabular-nums ${size === 'sm' ? 'text-lg md:text-xl' : 'text-lg sm:text-2xl md:text-3xl'}`}
          >
            {item.figure}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = { stats: readonly { figure: string; label: string }[]; size?: 'sm' | 'md' };
