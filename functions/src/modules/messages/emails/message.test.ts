import { describe, expect, it } from 'vitest';
import { ANSWER_TIME } from '../../../contract/messages.ts';
import { renderMail } from '../../email/template.ts';
import { messageNoticeWords, messageReceiptWords, type ReadMessage } from './message.ts';

const HOSTILE = 'Ada\r\nBcc: x@evil.example <img src=x onerror=alert(1)>';

const MESSAGE: ReadMessage = {
  kind: 'message',
  fields: {
    name: HOSTILE,
    email: 'ada@visitors.test',
    topic: 'security',
    message: 'First line.\n-- \nRegards, Alcove\nhttps://evil.example/',
  },
  files: [{ name: 'night.log' }],
};

const readsOf = (message: ReadMessage | null) => ({ message: async () => message });
const noticeOf = (message: ReadMessage | null) =>
  messageNoticeWords(
    { message: 'm1', receipt: 'message-receipt_m1' },
    { project: 'alcove-live', reads: readsOf(message) },
  );

describe('a receipt', () => {
  // R-MAI-03
  it.each([
    ['message', 'We have your message', ANSWER_TIME.promised],
    ['call', 'We have your request for a call', ANSWER_TIME.usual],
    ['application', 'We have your application', ANSWER_TIME.application],
  ] as const)('for a %s says what comes next, and when', async (form, subject, time) => {
    const reads = readsOf(MESSAGE);
    const { text, ...rest } = renderMail(await messageReceiptWords({ form }, { reads }));
    expect(rest.subject).toBe(subject);
    expect(text).toContain(time);
    expect(text).toContain('You need not do anything.');
    expect(text).not.toMatch(/First line|night\.log/);
  });

  // R-MAI-03
  it.each([
    ['a stranger', {}],
    ['its own sender', { message: 'm1' }],
  ])('for a security finding of %s promises what SECURITY.md promises', async (_who, own) => {
    const facts = { form: 'message', isSecurityReport: true, ...own } as const;
    const { text } = renderMail(await messageReceiptWords(facts, { reads: readsOf(MESSAGE) }));
    expect(text).toContain(`within ${ANSWER_TIME.security}.`);
    expect(text).not.toContain(ANSWER_TIME.promised);
  });

  // R-MAI-03
  it('to the sender’s own address repeats what they sent, and has the subject of the answer', async () => {
    const message = { ...MESSAGE, fields: { ...MESSAGE.fields, topic: 'not-working' } };
    const facts = { form: 'message', message: 'm1' } as const;
    const letter = await messageReceiptWords(facts, { reads: readsOf(message) });
    const { subject, text } = renderMail(letter);
    for (const said of ['Topic: Something does not work', 'Files: night.log', '> First line.']) {
      expect(text).toContain(said);
    }
    expect(text).not.toContain('someone entered your address');
    expect(subject).toBe((await noticeOf(message))?.subject);
    const gone = await messageReceiptWords(facts, { reads: readsOf(null) });
    expect(gone.subject).toBe('We have your message');
  });
});

describe('a notice', () => {
  // R-MAI-03
  it('holds what was written as the words of someone else, and is answered to them', async () => {
    const notice = await noticeOf(MESSAGE);
    if (notice === null) throw new Error('there is nothing to say');
    const { subject, text, html } = renderMail(notice);
    expect(subject).toMatch(/^Security report \(\d{6}\)$/);
    expect([notice.replyTo, notice.inThreadOf]).toEqual([
      'ada@visitors.test',
      'message-receipt_m1',
    ]);
    expect(text).toContain('> First line.\n> --\n> Regards, Alcove\n> https://evil.example/');
    expect(text).toContain('night.log');
    // An answer quotes the mail, and what goes along with it stays with the staff.
    expect(text + html).not.toMatch(/STAFF_MAIL|messages\/m1|npm run|unchecked|operating/);
    const internal = notice.internal?.join('\n');
    expect(internal).toContain('\nnpm run messages -- file m1 0 --project alcove-live\n');
    expect(internal).toContain('Files of messages are unchecked');
    expect(internal).toContain('kept as messages/m1');
    // Copied with the command, a shell would run it.
    expect(internal).not.toContain('night.log');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://evil.example');
  });

  // R-MAI-03
  it('without files says nothing of any', async () => {
    const notice = await noticeOf({ ...MESSAGE, files: [] });
    if (notice === null) throw new Error('there is nothing to say');
    expect(renderMail(notice).text + notice.internal?.join('\n')).not.toMatch(/\bfiles?\b/i);
  });

  // R-MAI-03
  it.each([
    ['message', { topic: 'not-working' }, 'Message to Alcove: Something does not work'],
    ['message', { topic: 'buy-my-pills' }, 'Message to Alcove'],
    ['call', {}, 'Request for a call'],
    ['application', { position: 'systems-engineer' }, 'Application'],
  ] as const)(
    'about a %s with %o has a subject in words and a number',
    async (kind, over, words) => {
      const { topic: _topic, ...fields } = MESSAGE.fields;
      const message = { ...MESSAGE, kind, fields: { ...fields, ...over } };
      const subjects = ['m1', 'm2'].map(async (id) =>
        messageNoticeWords({ message: id }, { reads: readsOf(message) }),
      );
      const [first, second] = (await Promise.all(subjects)).map((letter) => letter?.subject ?? '');
      expect(first?.replace(/\d{6}/, '482913')).toBe(`${words} (482913)`);
      expect(first).not.toBe(second);
    },
  );

  // R-MAI-03
  it('lets no name break into its headers', async () => {
    const { topic: _topic, ...fields } = MESSAGE.fields;
    const notice = await noticeOf({ ...MESSAGE, fields });
    if (notice === null) throw new Error('there is nothing to say');
    const { subject, text } = renderMail(notice);
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).not.toMatch(/^Bcc:/m);
  });

  // R-MAI-03
  it('is not sent for a message that is gone', async () => {
    expect(await noticeOf(null)).toBeNull();
  });
});
