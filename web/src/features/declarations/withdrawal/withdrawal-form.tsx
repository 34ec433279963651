import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { WITHDRAWAL_LENGTHS } from '@contract/legal/withdrawal.ts';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import type { FormStep } from '../common/declaration.tsx';
import { FormFrame } from '../common/form-frame.tsx';
import { ContractField, PersonFields } from '../common/person-fields.tsx';
import { useKeptFields } from '../common/use-kept-fields.ts';
import { FIELDS, withdrawalSchema, type WithdrawalFields } from './withdrawal-rules.ts';

/** The first step: who withdraws, and from what. It declares nothing yet. */
export function WithdrawalForm({ fields, visitor, privacy, onContinue }: Props) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm<WithdrawalFields>({
    resolver: zodResolver(withdrawalSchema),
    // Its field is there for people who are signed in; without a value, no one else could continue.
    defaultValues: { words: '' },
  });
  const { errors, isSubmitting } = formState;
  const isKnown = visitor !== 'unknown' && visitor !== null;
  useKeptFields({ names: FIELDS, fields, visitor, getValues, setValue });
  const field = (name: keyof WithdrawalFields) => ({
    ...register(name),
    error: errors[name]?.message,
  });
  const parts = { lengths: WITHDRAWAL_LENGTHS, field, visitor };

  return (
    <FormFrame
      action="/api/withdrawals/review"
      isSubmitting={isSubmitting}
      privacy={privacy}
      onSubmit={(event) => void handleSubmit(onContinue)(event)}
    >
      <PersonFields {...parts} />
      <ContractField {...parts} />
      {isKnown && (
        <TextAreaField
          label="Anything to add"
          required={false}
          rows={3}
          hint={`Up to ${WITHDRAWAL_LENGTHS.words.max} characters. You need give no reason.`}
          {...field('words')}
        />
      )}
    </FormFrame>
  );
}

type Props = FormStep<WithdrawalFields> & { privacy: ReactNode };
