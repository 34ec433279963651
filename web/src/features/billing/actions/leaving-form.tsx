import { useId, useState, type FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  LEAVING_REASONS,
  LEAVING_WORDS_LENGTH,
  type LeavingReason,
} from '@contract/billing-details.ts';
import { api } from '@/platform/api-client.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { describeLeavingProblem, LEAVING_WORDS } from '../text/leaving-text.ts';
import { ProblemText } from '../text/problem-text.tsx';
import { useTakenFocus } from './use-taken-focus.ts';

/** Why someone leaves: asked once they have cancelled, and as easy to skip as to answer. */
export function LeavingForm() {
  const [reason, setReason] = useState<LeavingReason | null>(null);
  const [words, setWords] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isSkipped, setIsSkipped] = useState(false);
  const id = useId();
  const tell = useMutation({
    mutationFn: (why: LeavingReason) =>
      api('POST /subscription/leaving', {
        body: words.trim() === '' ? { reason: why } : { reason: why, words },
      }),
  });
  if (isSkipped) return null;
  if (tell.isSuccess) return <Thanks />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(reason === null);
    if (reason !== null) tell.mutate(reason);
  };
  return (
    <section aria-labelledby={`${id}-title`} className={BOX}>
      <h2 id={`${id}-title`} className="font-display text-xl font-semibold">
        Why did you cancel?
      </h2>
      <form noValidate onSubmit={submit} className="mt-3 grid gap-5">
        <fieldset
          disabled={tell.isPending}
          aria-describedby={isMissing ? `${id}-missing` : undefined}
          className="grid gap-1"
        >
          <legend className="mb-2">
            Your answer helps us to do better. Your plan ends either way.
          </legend>
          {LEAVING_REASONS.map((each) => (
            <label key={each} className="flex min-h-9 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name={id}
                value={each}
                checked={reason === each}
                onChange={() => {
                  setReason(each);
                  setIsMissing(false);
                }}
                className="size-4.5 shrink-0 accent-accent"
              />
              {LEAVING_WORDS[each]}
            </label>
          ))}
          {isMissing && (
            <p id={`${id}-missing`} role="alert" className="text-sm font-medium text-danger">
              Choose a reason, or skip the question.
            </p>
          )}
        </fieldset>
        <TextField
          label="In your words"
          required={false}
          hint="It is kept with your plan at Stripe."
          maxLength={LEAVING_WORDS_LENGTH}
          value={words}
          disabled={tell.isPending}
          onChange={(event) => setWords(event.target.value)}
        />
        {tell.isError && (
          <Banner tone="bad" title="Your answer was not sent">
            <ProblemText cause={tell.error} text={describeLeavingProblem(tell.error)} />
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" busy={tell.isPending}>
            Send answer
          </Button>
          <Button variant="quiet" disabled={tell.isPending} onClick={() => setIsSkipped(true)}>
            Skip
          </Button>
        </div>
      </form>
    </section>
  );
}

function Thanks() {
  const note = useTakenFocus();
  return (
    <div ref={note} tabIndex={-1} className={BOX}>
      <p>Thank you. Your answer has arrived.</p>
    </div>
  );
}

const BOX = 'rounded-lg bg-accent-tint p-6';
