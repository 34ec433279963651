import { useEffect, useRef } from 'react';
import type { Named } from '../text/keep-text.ts';

/** Asks who and what stays where the new plan has too few places for all, and says what happens to the others. */
export function KeepQuestions({ questions, disabled }: Pick<Props, 'disabled'> & QuestionsProp) {
  return questions.map((question, index) => (
    <KeepQuestion key={question.name} {...question} disabled={disabled} isBelow={index > 0} />
  ));
}

function KeepQuestion({ name, words, choices, places, kept, onChange, disabled, isBelow }: Props) {
  const question = useRef<HTMLFieldSetElement>(null);
  // It appears below the plans, where what stays at the end of the dialog would hide it.
  useEffect(() => {
    // In braces: newer browsers answer this with a promise, which is no clean-up.
    if (!isBelow) question.current?.scrollIntoView({ block: 'nearest' });
  }, [isBelow]);
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
      <legend className="px-1 font-semibold">{words.question}</legend>
      {choices.map((choice) => {
        const isKept = kept.includes(choice.id);
        return (
          <label
            key={choice.id}
            className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 rounded-md border border-line-strong px-4 py-2 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default has-disabled:border-line"
          >
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={name}
              value={choice.id}
              checked={isKept}
              disabled={!isOne && !isKept && missing <= 0}
              onChange={(event) => choose(choice.id, event.target.checked)}
              className="size-4.5 accent-accent"
            />
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold wrap-anywhere">{choice.name}</span>
              {missing <= 0 && (
                <span className="text-sm text-muted">{isKept ? 'stays' : words.leaves}</span>
              )}
            </span>
          </label>
        );
      })}
      <p className="text-sm text-muted">{words.note}</p>
    </fieldset>
  );
}

type QuestionsProp = { questions: readonly Omit<Props, 'disabled' | 'isBelow'>[] };

type Props = {
  /** Of the fields. */
  name: string;
  words: {
    question: string;
    /** What happens to one that does not stay. */
    leaves: string;
    note: string;
  };
  choices: readonly Named[];
  /** How many of them stay. */
  places: number;
  /** Their ids, as far as they are chosen. */
  kept: readonly string[];
  onChange: (kept: string[]) => void;
  disabled: boolean;
  /** Whether another question comes before it. */
  isBelow: boolean;
};
