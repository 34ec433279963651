import type { FactsOf } from '../../../consistency/mail-kinds.ts';
import { ANSWER_TIME, SECURITY_TOPIC } from '../../../contract/messages.ts';
import type { WordsParts, Written } from '../letter-parts.ts';
import type { Letter } from '../template.ts';

const FORMS = {
  message: {
    name: 'message',
    next: `A person reads it and answers by e-mail within ${ANSWER_TIME.promised}, usually within ${ANSWER_TIME.usual}.`,
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

/** To the address that was typed into a form. It may be a stranger's, so it repeats nothing that was typed. */
export function messageReceiptWords({ form }: FactsOf<'message_receipt'>): Letter {
  const { name, next } = FORMS[form];
  return {
    subject: `We have your ${name}`,
    parts: [
      `Your ${name} has arrived. ${next}`,
      'If you did not write to us, someone entered your address, perhaps by mistake. You need not do anything.',
    ],
    why: 'We sent you this e-mail because this address was entered in a form at Alcove.',
  };
}

/** For the staff, wherever they are offered files of a message. */
export const UNCHECKED_FILES =
  'Files of messages are unchecked: we look at their first bytes alone. A small picture can fill the memory of what shows it, a ZIP file unpack to far more, and any of them hold a program. Open them on a computer that has no access to our systems, as you would open a file from a stranger.';

/** To the staff. An answer goes to the sender. Null: the message was deleted. */
export async function messageNoticeWords(
  { message: id }: FactsOf<'message_notice'>,
  { reads }: Pick<WordsParts<'message'>, 'reads'>,
): Promise<Written | null> {
  const message = await reads.message(id);
  if (message === null) return null;
  const { kind, fields, files } = message;
  const { email, message: text, about: purpose, letter, ...rest } = fields;
  const words = [text, purpose, letter].filter(isText);
  const lines = Object.entries(rest).filter(([, value]) => value !== '');
  const about = [rest['topic'], rest['position'], id].find(isText);
  const what = rest['topic'] === SECURITY_TOPIC ? 'Security report' : `New ${FORMS[kind].name}`;
  return {
    subject: `${what}: ${about}`,
    parts: [
      {
        list: [
          `from: ${String(email)}`,
          ...lines.map(([name, value]) => `${name}: ${String(value)}`),
        ],
      },
      ...words.map((quote) => ({ quote })),
      ...(files.length === 0
        ? []
        : [
            `It came with files, which docs/operating.md says how to fetch: ${namesOf(files)}`,
            UNCHECKED_FILES,
          ]),
    ],
    why: `You get this because STAFF_MAIL names this address. The message is kept as messages/${id}.`,
    ...(isText(email) && { replyTo: email }),
  };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function namesOf(files: readonly { name: string }[]): string {
  return files.map(({ name }) => name).join(', ');
}
