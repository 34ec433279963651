import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type ReactNode } from 'react';
import { useForm, type Resolver } from 'react-hook-form';
import { CANCELLATION_LENGTHS } from '@contract/legal/cancellation.ts';
import { toDateText } from '@/lib/date-text.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import type { FormStep } from '../common/declaration.tsx';
import { FormFrame } from '../common/form-frame.tsx';
import { ContractField, PersonFields } from '../common/person-fields.tsx';
import { useKeptFields } from '../common/use-kept-fields.ts';
import { useMost } from '../common/use-most.ts';
import { cancellationSchema, FIELDS, type CancellationFields } from './cancellation-rules.ts';
import { KINDS } from './cancellation-text.ts';

/** The first step: who cancels what, how, and for when. It declares nothing yet. */
export function CancellationForm({ fields, visitor, privacy, onContinue }: Props) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm<CancellationFields>({
    resolver,
  });
  const { errors, isSubmitting } = formState;
  const now = usePlanNow();
  const most = useMost();
  const { kind } = fields;
  useKeptFields({ names: FIELDS, fields, visitor, getValues, setValue });
  // One of the two is always chosen, so the other has to be kept apart.
  useEffect(() => {
    if (kind !== '') setValue('kind', kind);
  }, [kind, setValue]);
  const field = (name: keyof CancellationFields) => ({
    ...register(name),
    error: errors[name]?.message,
  });
  const parts = { lengths: CANCELLATION_LENGTHS, field, visitor };

  return (
    <FormFrame
      action="/api/cancellations/review"
      isSubmitting={isSubmitting}
      privacy={privacy}
      onSubmit={(event) => void handleSubmit(onContinue)(event)}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-semibold">How should it end?</legend>
        {KINDS.map((each) => (
          <label key={each.kind} className={CHOICE}>
            <input
              type="radio"
              value={each.kind}
              defaultChecked={each.kind === (kind === '' ? 'ordinary' : kind)}
              className="size-4.5 accent-accent"
              {...register('kind')}
            />
            <span className="font-semibold">{each.title}</span>
            <span className="col-start-2 text-sm text-muted">{each.text}</span>
          </label>
        ))}
      </fieldset>
      {/* By the style sheet, so that it comes and goes without script as well. A browser that cannot do that shows it. */}
      <div className="group-has-[[value=ordinary]:checked]:hidden">
        <TextAreaField
          label="Reason"
          rows={3}
          hint={`Up to ${CANCELLATION_LENGTHS.reason.max} characters. It is needed if the contract should end at once.`}
          {...most(CANCELLATION_LENGTHS.reason)}
          {...field('reason')}
        />
      </div>
      <PersonFields {...parts} />
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <ContractField {...parts} />
        <TextField
          type="date"
          label="End on"
          required={false}
          hint="Leave it empty for as soon as possible. Otherwise the plan ends with the period in which this day lies."
          {...(now !== null && { min: toDateText(now) })}
          {...field('on')}
        />
      </div>
    </FormFrame>
  );
}

const readFields = zodResolver(cancellationSchema);

/** To a script, a date that is half typed is empty: it must not count as one that was left empty. */
const resolver: Resolver<CancellationFields> = (values, context, options) => {
  const date: unknown = options.fields.on?.ref;
  const isHalf = date instanceof HTMLInputElement && date.validity.badInput;
  return readFields(isHalf ? { ...values, on: HALF_A_DATE } : values, context, options);
};

const HALF_A_DATE = '?';

const CHOICE =
  'grid min-h-11 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 gap-y-0.5 rounded-md border border-line-strong px-4 py-2.5 has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

type Props = FormStep<CancellationFields> & { privacy: ReactNode };
