/** The stack's mailbox, as tests of e-mails use it. */
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { readEnv } from '../../support/env.ts';
import { awaitMail, mailsTo, mendMail, reportMail, switchMail } from '../../support/mails.ts';

const newAddress = () => `${randomUUID()}@people.test`;

const sendTo = (to: string, subject = 'Hello') =>
  createTransport(readEnv('SMTP_URL')).sendMail({
    from: 'mail@alcove.test',
    to,
    subject,
    text: 'Hi',
  });

// R-MAI-05
it('has what is sent to SMTP_URL, the newest of its kind first asked for', async () => {
  const to = newAddress();
  await sendTo(to, 'Your server is ready');
  await sendTo(to, 'Your server is asleep');
  const again = await sendTo(to, 'Your server is ready');
  expect((await awaitMail(to, 'is ready')).messageId).toBe(again.messageId);
  expect(await mailsTo(to)).toHaveLength(3);
});

it('does to one address what it is told, until it is mended', async () => {
  const [to, other] = [newAddress(), newAddress()];
  await switchMail(to, 'refuse-once', { times: 5 });
  await sendTo(other);
  await expect(sendTo(to)).rejects.toMatchObject({ responseCode: 451 });
  await mendMail(to);
  await sendTo(to);
  expect([await mailsTo(to), await mailsTo(other)]).toMatchObject([[{ to: [to] }], [{}]]);
});

it('reports a bounce to our API', async () => {
  const to = newAddress();
  await sendTo(to);
  const answer = await reportMail(await awaitMail(to, 'Hello'), 'bounce');
  expect(answer).toBe(200);
});
