import { useEffect, useRef } from 'react';
import type { MachineName } from '../text/keep-text.ts';

/** Asks which machines stay where the new plan has too few places for all of them, and says what happens to the others. */
export function KeepMachines({ machines, places, kept, onChange, until, disabled }: Props) {
  const question = useRef<HTMLFieldSetElement>(null);
  // It appears below the plans, where what stays at the end of the dialog would hide it.
  useEffect(() => {
    // In braces: newer browsers answer this with a promise, which is no clean-up.
    question.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const missing = places - kept.length;
  const isOne = places === 1;
  const choose = (id: string, isKept: boolean) => {
    if (isOne) onChange([id]);
    else onChange(isKept ? [...kept, id] : kept.filter((other) => other !== id));
  };
  return (
    <fieldset
      ref={question}
      disabled={disabled}
      className="scroll-mb-80 grid gap-2.5 rounded-md border border-line-strong p-4"
    >
      <legend className="px-1 font-semibold">
        {isOne ? 'Which server stays?' : `Which ${places} servers stay?`}
      </legend>
      {machines.map(({ id, name }) => {
        const isKept = kept.includes(id);
        return (
          <label
            key={id}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:border-line"
          >
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name="keep"
              value={id}
              checked={isKept}
              disabled={!isOne && !isKept && missing <= 0}
              onChange={(event) => choose(id, event.target.checked)}
              className="size-4.5 accent-accent"
            />
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{name}</span>
              {missing <= 0 && (
                <span className="text-sm text-muted">
                  {isKept ? 'stays' : `sleeps at once, data kept until ${until}, then erased`}
                </span>
              )}
            </span>
          </label>
        );
      })}
      <p className="text-sm text-muted">
        A sleeping server wakes as it was if you choose a plan with room for it before {until}.
        Until then you can download its data.
      </p>
    </fieldset>
  );
}

type Props = {
  machines: readonly MachineName[];
  /** How many of them stay. */
  places: number;
  /** Their ids, as far as they are chosen. */
  kept: readonly string[];
  onChange: (kept: string[]) => void;
  /** Until when the others are kept. */
  until: string;
  disabled: boolean;
};
