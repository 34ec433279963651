import { classNames } from '@/ui/class-names.ts';

/** What something costs now, and before where it is on sale. All of them as they are to be read. */
export function PriceTag({ now, before, saving, size = 'md' }: Props) {
  return (
    <p
      className={classNames(
        'flex flex-wrap items-baseline gap-x-2 tabular-nums',
        size === 'lg' ? 'text-2xl' : 'text-base',
      )}
    >
      {before !== undefined && <span className="sr-only">Now </span>}
      <span className={classNames('font-semibold', before !== undefined && 'text-alert')}>
        {now}
      </span>
      {before !== undefined && (
        <span className={size === 'lg' ? 'text-lg' : 'text-sm'}>
          <span className="sr-only">before </span>
          <s className="text-muted">{before}</s>
        </span>
      )}
      {saving !== undefined && (
        <span className="rounded-sm bg-alert-tint px-1.5 py-0.5 text-xs font-semibold text-alert">
          {saving}
        </span>
      )}
    </p>
  );
}

type Props = {
  now: string;
  before?: string | undefined;
  saving?: string | undefined;
  size?: 'md' | 'lg';
};
