/** A form end to end: through Hosting to the deployed function. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { firestore } from '../api/api.ts';
import { readEnv } from '../support/env.ts';
import { awaitMail, mailsTo } from '../support/mails.ts';

const site = readEnv('ALCOVE_SITE_URL');
const email = `${randomUUID()}@visitors.test`;
const message = {
  kind: 'message',
  source: '/contact/v1',
  leave_empty: '',
  name: 'Ada Lovelace',
  email,
  topic: 'before-you-buy',
  message: 'Can it read scanned letters?',
};

const stored = () => firestore().collection('messages').where('fields.email', '==', email).get();

afterEach(async () => {
  for (const { ref } of (await stored()).docs) await ref.delete();
});

// R-MKT-03 R-MAI-06
it('takes a form that a browser sends without a script, and one of our pages’ own, and sends a receipt', async () => {
  const sendForm = async (fields: Record<string, string>) => {
    const { status, headers } = await fetch(`${site}/api/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: site, 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams(fields),
    });
    return [status, headers.get('Location')];
  };
  expect(await sendForm(message)).toEqual([303, '/contact/sent']);
  expect((await stored()).docs).toHaveLength(1);
  expect(await sendForm({ ...message, name: '' })).toEqual([303, '/contact/not-sent#input']);
  const ours = await fetch(`${site}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  expect(ours.status).toBe(201);
  // The function that sends what was just written.
  await awaitMail(email, 'We have your message');
  expect(await mailsTo(email)).toHaveLength(1);
});
