import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { WITHDRAWAL_LENGTHS } from '@contract/legal/withdrawal.ts';
import { nameToShow } from '@contract/unseen.ts';
import { Button } from '@/ui/button/button.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import type { FormStep } from '../shared/declaration.tsx';
import { FIELDS, withdrawalSchema, type WithdrawalFields } from './withdrawal-rules.ts';

/** The first step: who withdraws, and from what. It declares nothing yet. */
export function WithdrawalForm({ fields, visitor, privacy, onContinue }: Props) {
  const { register, handleSubmit, getValues, setValue, formState } = useForm<WithdrawalFields>({
    resolver: zodResolver(withdrawalSchema),
  });
  const { errors, isSubmitting } = formState;
  const known = visitor === 'unknown' ? null : visitor;
  const own = { name: nameToShow(known?.name) ?? '', email: known?.email ?? '' };

  // What was typed before stays: here, or before the page came alive.
  useEffect(() => {
    const kept = { ...fields, name: fields.name || own.name, email: fields.email || own.email };
    for (const name of FIELDS) {
      if (!getValues(name) && kept[name] !== '') setValue(name, kept[name]);
    }
  }, [fields, own.name, own.email, getValues, setValue]);

  return (
    <form
      noValidate
      // Until the page is alive, Enter does nothing: a form of this kind closes a dialog, and there is none.
      method="dialog"
      onSubmit={(event) => void handleSubmit(onContinue)(event)}
      className="@container grid w-full gap-5"
    >
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.name?.message}
          {...register('name')}
        />
        <EmailField
          label="E-mail address for the receipt"
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <TextField
        label="Invoice number"
        required={false}
        autoComplete="off"
        hint={
          known === null
            ? 'It says which contract you mean. Leave it empty for the plan of this address.'
            : `It says which contract you mean. Leave it empty for the plan of ${known.email}.`
        }
        error={errors.contract?.message}
        {...register('contract')}
      />
      {known !== null && (
        <TextAreaField
          label="Anything to add"
          required={false}
          rows={3}
          hint={`Up to ${WITHDRAWAL_LENGTHS.words.max} characters. You need give no reason.`}
          error={errors.words?.message}
          {...register('words')}
        />
      )}
      <div className="grid gap-3">
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          Continue
        </Button>
        <p className="max-w-measure text-sm text-muted">
          You confirm it in the next step; until then, nothing is sent. {privacy}
        </p>
      </div>
    </form>
  );
}

type Props = FormStep<WithdrawalFields> & { privacy: ReactNode };
