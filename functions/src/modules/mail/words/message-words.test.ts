import { describe, expect, it } from 'vitest';
import { ANSWER_TIME } from '../../../contract/messages.ts';
import { renderMail } from '../template.ts';
import type { ReadMessage } from '../letter-parts.ts';
import { messageNoticeWords, messageReceiptWords } from './message-words.ts';

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

const noticeOf = (message: ReadMessage | null) =>
  messageNoticeWords(
    { message: 'm1' },
    {
      reads: {
        message: async () => message,
      },
    },
  );

describe('a receipt', () => {
  // R-MAI-03
  it.each([
    ['message', 'We have your message', ANSWER_TIME.promised],
    ['call', 'We have your request for a call', ANSWER_TIME.usual],
    ['application', 'We have your application', ANSWER_TIME.application],
  ] as const)('for a %s says what comes next, and when', (form, subject, time) => {
    const { text, ...rest } = renderMail(messageReceiptWords({ form }));
    expect(rest.subject).toBe(subject);
    expect(text).toContain(time);
    expect(text).toContain('You need not do anything.');
  });
});

describe('a notice', () => {
  // R-MAI-03
  it('holds what was written as the words of someone else, and is answered to them', async () => {
    const notice = await noticeOf(MESSAGE);
    if (notice === null) throw new Error('there is nothing to say');
    const { subject, text, html } = renderMail(notice);
    expect([subject, notice.replyTo]).toEqual(['Security report: security', 'ada@visitors.test']);
    expect(text).toContain('> First line.\n> --\n> Regards, Alcove\n> https://evil.example/');
    expect(text).toContain('night.log');
    expect(text).toContain('Files of messages are unchecked');
    expect(text).toContain('messages/m1');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://evil.example');
  });

  // R-MAI-03
  it('without files says nothing of any', async () => {
    const notice = await noticeOf({ ...MESSAGE, files: [] });
    if (notice === null) throw new Error('there is nothing to say');
    expect(renderMail(notice).text).not.toMatch(/\bfiles\b/i);
  });

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
