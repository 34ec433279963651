import { Icon } from '@/ui/icon/icon.tsx';

/** How many pieces, from 1 to what there is. */
export function QuantityField({ label, value, stock, onChange }: Props) {
  const step =
    'grid size-10 cursor-pointer place-items-center hover:bg-sunk aria-disabled:cursor-not-allowed aria-disabled:text-line-strong aria-disabled:hover:bg-transparent';
  return (
    <div
      role="group"
      aria-label={label}
      className="inline-flex items-center rounded-sm border border-line-strong bg-raised"
    >
      <button
        type="button"
        aria-label="One less"
        aria-disabled={value <= 1 || undefined}
        onClick={() => onChange(Math.max(1, value - 1))}
        className={step}
      >
        <Icon name="minus" className="size-4" />
      </button>
      <output className="min-w-8 text-center font-semibold tabular-nums">{value}</output>
      <button
        type="button"
        aria-label="One more"
        aria-disabled={value >= stock || undefined}
        onClick={() => onChange(Math.min(stock, value + 1))}
        className={step}
      >
        <Icon name="plus" className="size-4" />
      </button>
    </div>
  );
}

type Props = { label: string; value: number; stock: number; onChange: (value: number) => void };
