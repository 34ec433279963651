import type { Needs } from '../../../context.ts';
import type { FactsOf } from '../../email/email-kind.ts';
import {
  ANSWER_TIME,
  answerTo,
  MESSAGE_TOPICS,
  SECURITY_TOPIC,
} from '../../../contract/messages.ts';
import { defineEmail, type CopyParts, type Written } from '../../email/email-parts.ts';
import type { Letter, Part } from '../../email/template.ts';
import { shortNumberOf } from '../../email/short-number.ts';
import { readMessage } from '../message-store.ts';
import { messageNotice, messageReceipt } from '../email-kinds.ts';

export type ReadMessage = {
  kind: 'message' | 'call' | 'application';
  fields: Readonly<Record<string, unknown>>;
  files: readonly { name: string }[];
};
/** Null: it was deleted. */
type Reads = { message: (id: string) => Promise<ReadMessage | null> };

const loaders = (ctx: Needs<'db'>): Reads => ({ message: (id) => readMessage(ctx, id) });

export const messageReceiptEmail = defineEmail(messageReceipt, {
  loaders,
  copy: (facts, _mail, parts) => messageReceiptWords(facts, parts),
});
export const messageNoticeEmail = defineEmail(messageNotice, {
  loaders,
  copy: (facts, _mail, parts) => messageNoticeWords(facts, parts),
});

const FORMS = {
  message: {
    name: 'message',
    next: answerTo(undefined),
  },
  call: {
    name: 'request for a call',
    next: `An engineer reads it and writes to you with two times to choose from, usually within ${ANSWER_TIME.usual}.`,
  },
  application: {
    name: 'application',
    next: `Two of the people you would work with read it, and one of them replies within ${ANSWER_TIME.application}, whatever the answer.`,
  },
} as const;

/**
 * To the address that was typed into a form. It may be a stranger's, so it repeats nothing that was typed, but for a sender who is
 * signed in and whose own address it is.
 */
export async function messageReceiptWords(
  { form, isSecurityReport, message: id }: FactsOf<typeof messageReceipt>,
  { reads }: Pick<CopyParts<Reads>, 'reads'>,
): Promise<Letter> {
  const { name, next } = FORMS[form];
  const message = id === undefined ? null : await reads.message(id);
  const answer = isSecurityReport === true ? answerTo(SECURITY_TOPIC) : next;
  const arrived = `Your ${name} has arrived. ${answer}`;
  if (id !== undefined && message !== null) {
    return {
      subject: subjectOf(id, message),
      parts: [arrived, 'This is what you sent:', ...contentOf(message)],
      why: 'We sent you this e-mail because you wrote to us from your account at Alcove.',
    };
  }
  return {
    subject: `We have your ${name}`,
    parts: [
      arrived,
      'If you did not write to us, someone entered your address, perhaps by mistake. You need not do anything.',
    ],
    why: 'We sent you this e-mail because this address was entered in a form at Alcove.',
  };
}

/** For the staff, wherever they are offered files of a message. */
export const UNCHECKED_FILES =
  'Files of messages are unchecked: we look at their first bytes alone. A small picture can fill the memory of what shows it, a ZIP file unpack to far more, and any of them hold a program. Open them on a computer that has no access to our systems, as you would open a file from a stranger.';

/**
 * To the staff. An answer goes to the sender, under this subject and with these words beneath it, in the thread of their receipt. What
 * is for staff alone goes along as a text. Null: the message was deleted.
 */
export async function messageNoticeWords(
  { message: id, receipt }: FactsOf<typeof messageNotice>,
  { project, reads }: Pick<CopyParts<Reads>, 'project' | 'reads'>,
): Promise<Written | null> {
  const message = await reads.message(id);
  if (message === null) return null;
  const { fields, files } = message;
  const { email } = fields;
  const on = project === undefined ? '' : ` --project ${project}`;
  return {
    subject: subjectOf(id, message),
    parts: contentOf(message),
    why: 'This was sent by a form at Alcove.',
    ...(isText(email) && { replyTo: email }),
    ...(receipt !== undefined && { inThreadOf: receipt }),
    internal: [
      'For staff alone. An answer to this e-mail goes to the sender.',
      `The message is kept as messages/${id}. You get it because STAFF_MAIL names this address.`,
      ...(files.length === 0
        ? []
        : [
            // No name of a file stands here: a shell would run it with the lines that are copied.
            'This fetches its files, in the order of their names in the message:',
            ...files.map((_file, number) => `npm run messages -- file ${id} ${number}${on}`),
            UNCHECKED_FILES,
          ]),
    ],
  };
}

/** What its sender reads as well, above the answer: in words, and with a number, which tells two of one day apart. */
function subjectOf(id: string, { kind, fields }: ReadMessage): string {
  const topic = topicOf(fields);
  const what =
    fields['topic'] === SECURITY_TOPIC
      ? 'Security report'
      : kind === 'message' && topic !== undefined
        ? `Message to Alcove: ${topic}`
        : SUBJECTS[kind];
  return `${what} (${shortNumberOf(id)})`;
}

const SUBJECTS: Readonly<Record<ReadMessage['kind'], string>> = {
  message: 'Message to Alcove',
  call: 'Request for a call',
  application: 'Application',
};

function topicOf({ topic }: ReadMessage['fields']): string | undefined {
  return MESSAGE_TOPICS.find(({ value }) => value === topic)?.label;
}

/** All that was sent. */
function contentOf({ fields, files }: ReadMessage): Part[] {
  const { email, message: text, about: purpose, letter, ...rest } = fields;
  const topic = topicOf(fields) ?? rest['topic'];
  const said = { from: email, ...rest, topic, files: namesOf(files) };
  const lines = Object.entries(said).filter(([, value]) => value !== undefined && value !== '');
  return [
    {
      list: lines.map(
        ([name, value]) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${String(value)}`,
      ),
    },
    ...[text, purpose, letter].filter(isText).map((quote) => ({ quote })),
  ];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function namesOf(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}
