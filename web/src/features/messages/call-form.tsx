import { ANSWER_TIME, RECEIPT } from '@/site/facts.ts';
import { MESSAGE_LENGTHS, PEOPLE_RANGES, TIMES_OF_DAY } from '@contract/messages.ts';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import { EmailField } from '@/ui/field/email-field.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { EMAIL, NAME } from './field-rules.ts';
import { MessageForm } from './message-form.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { usePublicForm } from './use-public-form.ts';

/** Asks for a call with an engineer. */
export function CallForm() {
  const form = usePublicForm('/api/contact', RULES);
  return (
    <MessageForm
      form={form}
      kind="call"
      send="Ask for a call"
      sent={{
        title: 'We have your request.',
        text: `An engineer reads it first and then writes to you with two times to choose from, usually within ${ANSWER_TIME.usual}. ${RECEIPT}`,
      }}
      privacy={<PrivacyNote>Kept for twelve months and read only to prepare the call.</PrivacyNote>}
    >
      <div className="grid items-start gap-5 @md:grid-cols-2">
        <TextField label="Name" autoComplete="name" {...form.field('name')} />
        <EmailField {...form.field('email')} />
        <TextField
          label="Organisation"
          autoComplete="organization"
          {...form.field('organisation')}
        />
        <SelectField label="People who will use it" {...form.field('people')}>
          <option value="">Choose a number</option>
          {PEOPLE_RANGES.map((value) => (
            <option key={value} value={value}>
              {PEOPLE_WORDS[value]}
            </option>
          ))}
        </SelectField>
      </div>
      <TextAreaField label="What it is about" rows={5} {...form.field('about')} />
      <SelectField
        label="When is a good time?"
        hint="Central European time, Monday to Friday."
        {...form.field('time')}
      >
        {TIMES_OF_DAY.map((value) => (
          <option key={value} value={value}>
            {TIME_WORDS[value]}
          </option>
        ))}
      </SelectField>
    </MessageForm>
  );
}

const RULES = {
  name: NAME,
  email: EMAIL,
  organisation: { max: MESSAGE_LENGTHS.organisation.max },
  people: { missing: 'Choose how many people will use it.' },
  about: {
    missing: 'Tell us in a sentence or two what it is about.',
    ...MESSAGE_LENGTHS.message,
    isText: true,
  },
  time: { missing: 'Choose a time of day.' },
};

const PEOPLE_WORDS: Record<(typeof PEOPLE_RANGES)[number], string> = {
  '1': 'One',
  '2-6': '2 to 6',
  '7-25': '7 to 25',
  more: 'More than 25',
};

const TIME_WORDS: Record<(typeof TIMES_OF_DAY)[number], string> = {
  any: 'Any time of day',
  morning: 'Morning, 9 to 12',
  midday: 'Around noon, 12 to 14',
  afternoon: 'Afternoon, 14 to 18',
};
