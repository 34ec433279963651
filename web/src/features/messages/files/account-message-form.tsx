import { COMPANY } from '@contract/legal/company.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-hook-form';
import { MESSAGE_FILES } from '@contract/files/files.ts';
import { answerTo, MESSAGE_LENGTHS } from '@contract/messages.ts';
import { messageOf } from '@/lib/message-of.ts';
import { RECEIPT } from '@/site/facts.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { SelectField } from '@/ui/field/select-field.tsx';
import { TextAreaField } from '@/ui/field/text-area-field.tsx';
import { FileDrop } from '@/ui/file-drop/file-drop.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { useKeptFocus } from '@/ui/use-kept-focus.ts';
import { findFault, type FieldRule } from '../field-rules.ts';
import { PrivacyNote } from '../privacy-note.tsx';
import { SentNote } from '../sent-note.tsx';
import { openUploads } from './browser-uploads.ts';
import { FileRows } from './file-rows.tsx';
import { describeFiles, describeUnsent, FILES_TAKEN } from './file-text.ts';
import { sendMessage, type Sender } from './send-message.ts';

/** A message to us from the person who is signed in, with files. */
export function AccountMessageForm({ sender, topics, source, locale, onSent }: Props) {
  const [stage, setStage] = useState<Stage>('open');
  const [sentTopic, setSentTopic] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [uploads] = useState(() => openUploads(sender.uid));
  const rows = useSyncExternalStore(uploads.subscribe, uploads.rows);
  const { register, handleSubmit, reset, formState } = useForm<Fields>({
    defaultValues: { topic: '', message: '' },
  });
  const { errors } = formState;
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
      uploads.clear();
    };
  }, [uploads]);

  async function send(fields: Fields) {
    setProblem(null);
    setStage('waiting');
    await uploads.whenSettled();
    // Its person has left the page while it waited, and its files with them.
    if (!isHere.current) return;
    const unsent = describeUnsent(uploads.rows());
    if (unsent !== null) {
      setStage('open');
      return setProblem(unsent);
    }
    setStage('sending');
    try {
      await sendMessage({ sender, source, ...fields, rows: uploads.rows() });
      setStage('sent');
      setSentTopic(fields.topic);
      onSent(uploads.rows().length);
      reset();
      uploads.clear();
    } catch (cause) {
      setStage('open');
      setProblem(messageOf(cause));
    }
  }

  if (stage === 'sent') return <Sent topic={sentTopic} onAnother={() => setStage('open')} />;
  const isBusy = stage !== 'open';
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
      className="grid w-full max-w-2xl gap-5"
    >
      <p className="max-w-measure text-sm text-muted">
        <span>{`Sent in your name,${sender.name === null ? '' : ` ${sender.name},`} and answered to`}</span>{' '}
        <span className="font-semibold wrap-anywhere text-ink">{sender.email}</span>.
      </p>
      <SelectField
        label="Topic"
        error={errors.topic?.message}
        {...register('topic', { validate: byRule(RULES.topic) })}
      >
        <option value="">Choose one</option>
        {topics.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="Message"
        rows={6}
        hint="Please leave out passwords and tokens, also in the files."
        error={errors.message?.message}
        {...register('message', { validate: byRule(RULES.message) })}
      />
      <FileField rows={rows} uploads={uploads} isLocked={stage === 'sending'} locale={locale} />
      {problem !== null && (
        <Banner tone="bad" title="Your message was not sent">
          {problem} Everything you wrote is still here. You can also write to{' '}
          <TextLink to={`mailto:${COMPANY.email}`}>{COMPANY.email}</TextLink>.
        </Banner>
      )}
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" busy={isBusy}>
            Send message
          </Button>
          <output className="text-sm text-muted">{STAGE_WORDS[stage]}</output>
        </div>
        <p className="max-w-measure text-sm text-muted">
          <PrivacyNote>
            {`The message is kept for twelve months and its files for ${MESSAGE_FILES.days} days, and read only to answer you.`}
          </PrivacyNote>
        </p>
      </div>
    </form>
  );
}

function FileField({ rows, uploads, isLocked, locale }: FileFieldProps) {
  const [isFull, setIsFull] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  useKeptFocus(part, chooser);
  const add = (files: readonly File[]) => setIsFull(uploads.add(files) > 0);
  return (
    <FileDrop multiple isLocked={isLocked} onFiles={add}>
      {(choose) => (
        <div ref={part} className="grid grid-cols-1 gap-3">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Button ref={chooser} variant="secondary" disabled={isLocked} onClick={choose}>
              Add files
            </Button>
            <p className="min-w-0 flex-1 basis-60 text-sm text-muted">
              Or drop them here. {FILES_TAKEN}
            </p>
          </div>
          {rows.length > 0 && (
            <FileRows rows={rows} uploads={uploads} isLocked={isLocked} locale={locale} />
          )}
          {isFull && rows.length === MESSAGE_FILES.most && (
            <p role="alert" className="text-sm font-medium text-danger">
              Five files go with a message, so the others were left out. Send them with another
              message, or put them into one ZIP file.
            </p>
          )}
          <output className="sr-only">{describeFiles(rows)}</output>
        </div>
      )}
    </FileDrop>
  );
}

function Sent({ topic, onAnother }: { topic: string; onAnother: () => void }) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-4">
      <SentNote title="Your message has arrived.">
        {answerTo(topic)} {RECEIPT}
      </SentNote>
      <Button variant="secondary" onClick={onAnother}>
        Write another message
      </Button>
    </div>
  );
}

const RULES = {
  topic: { missing: 'Choose what it is about.' },
  message: { missing: 'Write your message.', ...MESSAGE_LENGTHS.message, isText: true },
};

const byRule = (rule: FieldRule) => (value: string) => findFault(rule, value) ?? true;

const STAGE_WORDS = {
  open: '',
  waiting: 'Waiting for your files. Then the message is sent automatically.',
  sending: 'Sending',
  sent: '',
} as const;

type Stage = keyof typeof STAGE_WORDS;

type Fields = { topic: string; message: string };

type FileFieldProps = Pick<
  Parameters<typeof FileRows>[0],
  'rows' | 'uploads' | 'isLocked' | 'locale'
>;

type Props = {
  sender: Sender;
  topics: readonly { value: string; label: string }[];
  /** The path of the page that holds the form. */
  source: string;
  locale: string;
  /** Is told how many files went with the message. */
  onSent: (files: number) => void;
};
