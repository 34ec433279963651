import { useId } from 'react';
import type { PlanInterval } from '@contract/plans.ts';

/**
 * How often to pay. Without `value` the browser holds the choice, so that a prerendered page's style sheet
 * can react to it before the script has loaded.
 */
export function IntervalSwitch({ value, disabled = false, onChange }: Props) {
  const name = useId();
  return (
    <fieldset
      disabled={disabled}
      className="flex w-fit rounded-sm border border-line-strong bg-raised p-1"
    >
      <legend className="sr-only">How often to pay</legend>
      {INTERVALS.map(({ interval, label }) => (
        <label
          key={interval}
          className="cursor-pointer rounded-sm px-4 py-1.5 text-sm font-semibold text-muted has-checked:bg-accent has-checked:text-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={interval}
            {...(value === undefined
              ? { defaultChecked: interval === 'month' }
              : { checked: interval === value, onChange: () => onChange(interval) })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const INTERVALS: readonly { interval: PlanInterval; label: string }[] = [
  { interval: 'month', label: 'Monthly' },
  { interval: 'year', label: 'Yearly' },
];

type Props =
  | { value?: undefined; disabled?: undefined; onChange?: undefined }
  | { value: PlanInterval; disabled?: boolean; onChange: (interval: PlanInterval) => void };
