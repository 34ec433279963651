import { useEffect } from 'react';
import { MESSAGE_LENGTHS } from '@contract/messages.ts';
import { ANSWER_TIME, RECEIPT } from '@/site/facts.ts';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { DraftNote, forgetDraft } from './draft-note.tsx';
import { EMAIL, NAME } from './field-rules.ts';
import { MessageForm } from './message-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { usePublicForm } from './use-public-form.ts';

/** An application for a position. `position` is lower-case letters, digits and hyphens, at most 40 of them. */
export function ApplicationForm({ position, positionTitle }: Props) {
  const form = usePublicForm('/api/contact', RULES);
  useEffect(() => {
    if (form.state === 'sent') forgetDraft(position);
  }, [form.state, position]);
  return (
    <MessageForm
      form={form}
      kind="application"
      send="Send application"
      sent={{
        title: 'Your application has arrived.',
        text: `The people you would work with read every application for ${positionTitle}. One of them will reply within ${ANSWER_TIME.application}, whatever the answer. ${RECEIPT}`,
      }}
      privacy={
        <PrivacyNote>Read only by the people who decide, and erased after six months.</PrivacyNote>
      }
    >
      <input type="hidden" name="position" value={position} />
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <EmailField {...form.field('email')} />
      </div>
      <TextAreaField
        label="Letter"
        hint="What you have built or looked after, and what you would like to do next."
        rows={8}
        {...form.field('letter')}
      />
      <TextField
        label="Links"
        hint="Your code, your writing, a CV. You can give several."
        spellCheck={false}
        {...form.field('links')}
      />
      <TextField
        label="Earliest start"
        hint="A month is enough, for example March 2027."
        {...form.field('start')}
      />
      <CheckboxField
        label="Alcove may keep this application for six months. Write us a line to have it erased sooner."
        value="yes"
        {...form.field('consent')}
      />
      <DraftNote position={position} names={KEPT} />
    </MessageForm>
  );
}

/** The consent is not kept: applicants who come back give it again. */
const KEPT = ['name', 'email', 'letter', 'links', 'start'];

const RULES = {
  name: NAME,
  email: EMAIL,
  letter: {
    missing: 'Write a few sentences about yourself.',
    ...MESSAGE_LENGTHS.message,
    isText: true,
  },
  links: { max: MESSAGE_LENGTHS.links.max },
  start: { max: MESSAGE_LENGTHS.start.max },
  consent: { missing: 'We can read your application only if we may keep it: please tick this.' },
};

type Props = { position: string; positionTitle: string };
