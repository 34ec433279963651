import { useId, useState } from 'react';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { CopyText, type Copy } from './copy-text.tsx';

/** Finds the smallest plan that holds what is asked for, and shows how its price divides. */
export function PriceSum({ words, sizes }: { words: Words; sizes: readonly PlanSize[] }) {
  const [people, setPeople] = useState('4');
  const [storage, setStorage] = useState('200');
  const [speed, setSpeed] = useState('calm');
  const resultId = useId();

  const headcount = wholeNumber(people);
  const gigabytes = wholeNumber(storage);
  const speeds = words.speeds.map((entry) => entry.value);
  const plan =
    headcount === null || gigabytes === null
      ? null
      : sizes.find(
          (size) =>
            size.people >= headcount &&
            size.storage >= gigabytes &&
            speeds.indexOf(size.speed) >= speeds.indexOf(speed),
        );

  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <div className="space-y-4">
        <TextField
          label={words.people}
          inputMode="numeric"
          value={people}
          aria-controls={resultId}
          onChange={(event) => setPeople(event.target.value)}
        />
        <TextField
          label={words.storage}
          inputMode="numeric"
          value={storage}
          aria-controls={resultId}
          onChange={(event) => setStorage(event.target.value)}
        />
        <SelectField
          label={words.speed}
          value={speed}
          aria-controls={resultId}
          onChange={(event) => setSpeed(event.target.value)}
        >
          {words.speeds.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {entry.label}
            </option>
          ))}
        </SelectField>
      </div>
      <div id={resultId} aria-live="polite" className="rounded-md bg-raised p-5">
        {plan === null && <p>Enter whole numbers from 1 upwards.</p>}
        {plan === undefined && (
          <p>
            <CopyText copy={words.none} />
          </p>
        )}
        {plan && headcount !== null && (
          <>
            <p className="font-display text-2xl font-semibold">{plan.name}</p>
            <dl className="mt-4 space-y-2 tabular-nums">
              <Line term="People" text={`${headcount} of ${plan.people}`} />
              <Line term="Storage" text={`${gigabytes} of ${plan.storage} GB`} />
              <Line term="The machine, a month" text={`€${plan.monthly.toFixed(2)}`} />
              <Line
                term={headcount === 1 ? 'That is, per person' : `Divided by ${headcount} people`}
                text={`€${(plan.monthly / headcount).toFixed(2)}`}
              />
            </dl>
            <div className="mt-6">
              <ButtonLink to={words.buy.to}>{words.buy.label}</ButtonLink>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function Line({ term, text }: { term: string; text: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line pt-2">
      <dt className="text-muted">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}

function wholeNumber(text: string): number | null {
  const trimmed = text.trim();
  return /^[1-9]\d{0,5}$/.test(trimmed) ? Number(trimmed) : null;
}

type PlanSize = {
  name: string;
  people: number;
  /** Gigabytes. */
  storage: number;
  speed: string;
  /** Euros. */
  monthly: number;
};

type Words = {
  people: string;
  storage: string;
  speed: string;
  /** From the slowest to the fastest. */
  speeds: readonly { value: string; label: string }[];
  none: Copy;
  buy: { label: string; to: string };
};
