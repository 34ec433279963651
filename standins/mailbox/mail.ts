import { simpleParser } from 'mailparser';

/** An e-mail as it came in. */
export type Mail = {
  id: string;
  /** As the envelope has it: what a sender says in its headers may differ. */
  from: string;
  /** As the envelope has them, in small letters. */
  to: readonly string[];
  /** With its angle brackets. */
  messageId: string;
  subject: string;
  text: string;
  html: string | null;
  /** Texts that came along as files. */
  attached: readonly { name: string; text: string }[];
  /** By their names in small letters, each in one line and otherwise as it was sent. */
  headers: Readonly<Record<string, string>>;
  receivedAt: string;
  source: string;
};

/** @param source the whole message; what it lacks is not made from the rest */
export async function readMail(
  source: Buffer,
  envelope: Pick<Mail, 'id' | 'from' | 'to'>,
): Promise<Mail> {
  const parsed = await simpleParser(source, { skipHtmlToText: true });
  const headers = parsed.headerLines.map(({ key, line }) => [
    key,
    line
      .slice(key.length + 1)
      .replace(/\r?\n\s+/g, ' ')
      .trim(),
  ]);
  return {
    ...envelope,
    messageId: parsed.messageId ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || null,
    attached: parsed.attachments.map(({ filename = '', content }) => ({
      name: filename,
      text: content.toString(),
    })),
    headers: Object.fromEntries(headers),
    receivedAt: new Date().toISOString(),
    source: source.toString(),
  };
}
