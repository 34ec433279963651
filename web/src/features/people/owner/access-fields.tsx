import { useId } from 'react';
import type { Access } from '@contract/people.ts';
import { formatDay } from '@/lib/dates.ts';
import { TextField } from '@/ui/field/text-field.tsx';
import { describeNotReady, type KnowsMembers, type NamedMachine } from '../text/people-text.ts';
import { lastDayBounds } from '../text/last-day.ts';

/** Which servers someone may open, and until when. */
export function AccessFields({ value, onChange, machines, now, locale, problems }: Props) {
  const name = useId();
  const { access, lastDay } = value;
  const chosen = access === 'all' ? [] : access;
  const bounds = lastDayBounds(now);
  const notReady = describeNotReady(
    access === 'all' ? machines : machines.filter(({ id }) => access.includes(id)),
  );
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">Servers</legend>
        <label className={CHOICE}>
          <input
            type="radio"
            name={name}
            checked={access === 'all'}
            onChange={() => onChange({ ...value, access: 'all' })}
            className="size-4.5 accent-accent"
          />
          <span className="font-semibold">All your servers, now and later</span>
        </label>
        {machines.length > 0 && (
          <label className={CHOICE}>
            <input
              type="radio"
              name={name}
              checked={access !== 'all'}
              onChange={() => onChange({ ...value, access: [] })}
              className="size-4.5 accent-accent"
            />
            <span className="font-semibold">Only some</span>
          </label>
        )}
        {access !== 'all' && (
          <div className="grid gap-1 pl-4">
            {machines.map(({ id, name: title }) => (
              <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    onChange({
                      ...value,
                      access: target.checked
                        ? [...chosen, id]
                        : chosen.filter((other) => other !== id),
                    })
                  }
                  className="size-5 shrink-0 accent-accent"
                />
                <span className="wrap-anywhere">{title}</span>
              </label>
            ))}
          </div>
        )}
        {problems.access !== undefined && (
          <p role="alert" className="text-sm font-medium text-danger">
            {problems.access}
          </p>
        )}
        {notReady !== null && <p className="text-sm text-warn">{notReady}</p>}
      </fieldset>
      <TextField
        type="date"
        label="Last day"
        required={false}
        hint={`For a guest: after the end of this day they can no longer enter. At the latest ${formatDay(`${bounds.last}T12:00`, locale)}.`}
        error={problems.lastDay}
        min={bounds.first}
        max={bounds.last}
        value={lastDay}
        onChange={({ target }) => onChange({ ...value, lastDay: target.value })}
      />
    </>
  );
}

const CHOICE =
  'grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

/** As it is typed. */
export type AccessValue = { access: Access; lastDay: string };

export type AccessProblems = { access?: string; lastDay?: string };

export type ChoosableMachine = NamedMachine & KnowsMembers;

type Props = {
  value: AccessValue;
  onChange: (value: AccessValue) => void;
  machines: readonly ChoosableMachine[];
  now: Date;
  locale: string;
  problems: AccessProblems;
};
