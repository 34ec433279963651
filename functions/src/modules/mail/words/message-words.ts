import type { FactsOf } from '../../../consistency/mail-kinds.ts';
import type { WordsParts, Written } from '../write-letter.ts';
import type { Letter } from '../template.ts';

const FORMS = {
  message: 'message',
  call: 'request for a call',
  application: 'application',
} as const;

/** To the address that was typed into a form. It may be a stranger's, so it repeats nothing that was typed. */
export function messageReceiptWords({ form }: FactsOf<'message_receipt'>, _site: string): Letter {
  return {
    subject: `We have your ${FORMS[form]}`,
    parts: [
      `Your ${FORMS[form]} has arrived. A person reads it and answers by e-mail within two working days.`,
      'If you did not write to us, someone typed your address by mistake. You need not do anything.',
    ],
    why: 'We sent you this e-mail because this address was given in a form at Alcove.',
  };
}

/** To the staff. An answer goes to whoever wrote. Null: the message was deleted. */
export async function messageNoticeWords(
  { message: id }: FactsOf<'message_notice'>,
  { reads }: Pick<WordsParts, 'reads'>,
): Promise<Written | null> {
  const message = await reads.message(id);
  if (message === null) return null;
  const { kind, fields, files } = message;
  const { email, message: text, about, letter, ...rest } = fields;
  const words = [text, about, letter].filter((each) => typeof each === 'string');
  const lines = Object.entries(rest).map(([name, value]) => `${name}: ${String(value)}`);
  const attached =
    files.length === 0
      ? []
      : [`It came with files (npm run messages): ${files.map(({ name }) => name).join(', ')}`];
  return {
    subject: `New ${FORMS[kind]}: ${String(rest['topic'] ?? rest['position'] ?? rest['name'] ?? id)}`,
    parts: [
      { list: [`from: ${String(email)}`, ...lines] },
      ...words.map((quote) => ({ quote })),
      ...attached,
    ],
    why: `You get this because STAFF_MAIL names this address. The message is kept as messages/${id}.`,
    ...(typeof email === 'string' && { replyTo: email }),
  };
}
