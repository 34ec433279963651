import { RECEIPT } from '@/site/facts.ts';
import { answerTo, MESSAGE_LENGTHS } from '@contract/messages.ts';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { EMAIL, NAME } from './field-rules.ts';
import { MessageForm } from './message-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { usePublicForm } from './use-public-form.ts';

/** A letter to us. Each topic's value is lower-case letters, digits and hyphens, at most 40 of them. */
export function ContactForm({ topics }: Props) {
  const form = usePublicForm('/api/contact', RULES);
  return (
    <MessageForm
      form={form}
      kind="message"
      send="Send message"
      sent={{
        title: 'Your message has arrived.',
        text: `${answerTo(form.sent['topic'])} ${RECEIPT} If you are still waiting after three working days, check your spam folder, then write again.`,
      }}
      privacy={<PrivacyNote>Kept for twelve months and read only to answer you.</PrivacyNote>}
    >
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <EmailField {...form.field('email')} />
      </div>
      <SelectField label="Topic" {...form.field('topic')}>
        <option value="">Choose one</option>
        {topics.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField label="Message" rows={7} {...form.field('message')} />
    </MessageForm>
  );
}

const RULES = {
  name: NAME,
  email: EMAIL,
  topic: { missing: 'Choose what it is about.' },
  message: { missing: 'Write your message.', ...MESSAGE_LENGTHS.message, isText: true },
};

type Props = { topics: readonly { value: string; label: string }[] };
