import { useId } from 'react';
import { NEWSLETTER } from '@contract/messages.ts';
import { Button } from '@/ui/button/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { CONTROL, describeControl, FieldNotes } from '@/ui/field/field-frame.tsx';
import { EMAIL } from './field-rules.ts';
import { SentNote } from './sent-note.tsx';
import { TrapField } from './trap-field.tsx';
import { usePublicForm } from './use-public-form.ts';

/** Joins the newsletter. `source` says where the form stands: lower-case letters, digits, hyphens and slashes. */
export function NewsletterForm({ source }: Props) {
  const id = useId();
  const { state, failure, formProps, field } = usePublicForm('/api/newsletter', RULES);
  if (state === 'sent') {
    return (
      <SentNote title="Check your inbox." isCompact>
        Open the link in our e-mail to confirm your address. The newsletter begins only then.
      </SentNote>
    );
  }
  const { error, ...control } = field('email');
  const words = failure === null ? error : `${failure.title} ${failure.advice}`;
  return (
    <form {...formProps} className="relative grid gap-1.5">
      <input type="hidden" name="source" value={source} />
      <TrapField />
      <label htmlFor={id} className="text-sm font-semibold">
        E-mail address
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          {...control}
          {...describeControl(id, { hint: NEWSLETTER, error: words })}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          className={classNames(CONTROL, 'min-w-48 flex-1')}
        />
        <Button type="submit" variant="secondary" busy={state === 'sending'}>
          Join
        </Button>
      </div>
      <FieldNotes id={id} hint={NEWSLETTER} error={words} />
    </form>
  );
}

const RULES = { email: { ...EMAIL, missing: 'Enter your e-mail address.' } };

type Props = { source: string };
