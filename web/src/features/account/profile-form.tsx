import { useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { messageOf } from '@/lib/message-of.ts';
import { profileFields, readProfileFields, type ProfileFields } from './profile-fields.ts';

/**
 * Name, company, phone and language. Changes from elsewhere appear in the fields that the person has not touched.
 * @param save stores the fields; rejects with a sentence for a person
 */
export function ProfileForm({
  profile,
  save,
}: {
  profile: Partial<ProfileFields> | null;
  save: (fields: ProfileFields) => Promise<void>;
}) {
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' });
  const { register, handleSubmit, reset, formState } = useForm<ProfileFields>({
    resolver: zodResolver(profileFields),
    values: readProfileFields(profile),
    resetOptions: { keepDirtyValues: true, keepErrors: true },
  });
  const { errors, isDirty, isSubmitting } = formState;

  const submit = handleSubmit(async (fields) => {
    setOutcome({ kind: 'none' });
    try {
      await save(fields);
      reset(fields);
      setOutcome({ kind: 'saved' });
    } catch (cause) {
      const reason = messageOf(cause, 'This page made an error. Try again.');
      setOutcome({ kind: 'failed', reason });
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-6">
      {outcome.kind === 'failed' && (
        <Banner tone="bad" title="Your details were not saved">
          {outcome.reason} What you typed is still here.
        </Banner>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          error={errors.displayName?.message}
          {...register('displayName')}
        />
        <TextField
          label="Company"
          autoComplete="organization"
          error={errors.company?.message}
          {...register('company')}
        />
        <TextField
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={errors.phone?.message}
          {...register('phone')}
        />
        <SelectField
          label="Dates and amounts"
          error={errors.locale?.message}
          {...register('locale')}
        >
          {LOCALES.map(({ locale, label }) => (
            <option key={locale} value={locale}>
              {label}
            </option>
          ))}
          {isUnlisted(profile?.locale) && (
            <option value={profile?.locale}>{profile?.locale}</option>
          )}
        </SelectField>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" busy={isSubmitting} disabled={!isDirty}>
          Save changes
        </Button>
        {isDirty && !isSubmitting && (
          <Button
            variant="quiet"
            onClick={() => {
              reset(readProfileFields(profile));
              setOutcome({ kind: 'none' });
            }}
          >
            Discard
          </Button>
        )}
        <output className="block text-sm text-muted">
          {describeState(isDirty, isSubmitting, outcome)}
        </output>
      </div>
    </form>
  );
}

type Outcome = { kind: 'none' } | { kind: 'saved' } | { kind: 'failed'; reason: string };

function describeState(isDirty: boolean, isSubmitting: boolean, outcome: Outcome): string {
  if (isSubmitting) return 'Saving';
  if (isDirty) return 'Not saved yet';
  return outcome.kind === 'saved' ? 'Saved' : '';
}

const LOCALES: readonly { locale: string; label: string }[] = [
  { locale: '', label: 'Same as this browser' },
  { locale: 'en-GB', label: 'English (United Kingdom)' },
  { locale: 'en-US', label: 'English (United States)' },
  { locale: 'de-DE', label: 'Deutsch (Deutschland)' },
  { locale: 'de-AT', label: 'Deutsch (Österreich)' },
  { locale: 'de-CH', label: 'Deutsch (Schweiz)' },
  { locale: 'fr-FR', label: 'Français (France)' },
  { locale: 'nl-NL', label: 'Nederlands (Nederland)' },
];

function isUnlisted(locale: string | undefined): boolean {
  return locale !== undefined && LOCALES.every((listed) => listed.locale !== locale);
}
