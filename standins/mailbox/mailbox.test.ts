import { createTransport, type SendMailOptions, type SMTPTransportOptions } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { control } from '@alcove/stripe-standin/testing';
import { serve } from '@alcove/stripe-standin/kit/server';
import type { Mail } from './mail.ts';
import { startMailbox } from './start.ts';
import { stretched } from '../../tests/support/time-limits/stretched.ts';

const ADA = 'ada@people.test';
const BEN = 'ben@people.test';
/** Longer than any test takes. */
const LATE = 60_000;

let box: Awaited<ReturnType<typeof startMailbox>>;
let oobCodes: object[];
const open: { close: () => unknown }[] = [];

beforeEach(async () => {
  oobCodes = [];
  const emulator = await serve(0, () => (_req, res) => res.end(JSON.stringify({ oobCodes })));
  open.push(emulator);
  box = await startMailbox({
    port: 0,
    smtpPort: 0,
    siteOrigin: 'http://localhost:5000',
    projectId: 'demo-alcove',
    authEmulatorHost: new URL(emulator.url).host,
    eventsUrl: undefined,
    eventsSecret: 'unused',
  });
  open.push(box);
});
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

function mail(to: string, more: SendMailOptions = {}, sender: SMTPTransportOptions = {}) {
  return createTransport({ url: box.smtpUrl, ...sender }).sendMail({
    from: 'Alcove <mail@alcove.test>',
    to,
    subject: 'Hello',
    text: 'Hi',
    ...more,
  });
}

const set = (one: object) => control(box.url, '/switches', one);

async function mailsTo(to: string): Promise<Mail[]> {
  const answer = await fetch(`${box.url}/__control/mails?to=${to}`);
  return (await answer.json()).mails;
}

const page = async (path: string) => (await fetch(box.url + path)).text();

// R-MAI-05
describe('an e-mail', () => {
  it('is kept as it was sent, under each address of its envelope', async () => {
    const { messageId } = await mail(`Ada <Ada@people.test>, ${BEN}`, {
      subject: 'Grüße aus dem Alkoven',
      text: 'Straße',
      html: '<p>Straße</p>',
      replyTo: 'staff@alcove.test',
      list: { unsubscribe: 'https://alcove.test/leave?a=1' },
    });
    const [kept] = await mailsTo(ADA);
    expect(kept).toMatchObject({
      from: 'mail@alcove.test',
      to: [ADA, BEN],
      messageId,
      subject: 'Grüße aus dem Alkoven',
      text: 'Straße',
      html: '<p>Straße</p>',
      headers: {
        'reply-to': 'staff@alcove.test',
        'list-unsubscribe': '<https://alcove.test/leave?a=1>',
      },
    });
    expect(await mailsTo(BEN)).toEqual([kept]);
    expect(await mailsTo('cleo@people.test')).toEqual([]);
  });

  it('has no HTML and no text unless it was sent with some', async () => {
    await mail(ADA);
    await mail(ADA, { text: '', html: '<p>Hi</p>' });
    expect(await mailsTo(ADA)).toMatchObject([{ html: null }, { html: '<p>Hi</p>\n', text: '' }]);
  });
});

describe('the page', () => {
  it('lists the newest e-mail first, and shows each as HTML, text, headers and source', async () => {
    await mail(ADA, { subject: 'The first <one>', text: 'A & B' });
    await mail(BEN, { subject: 'The second', html: '<html><head></head><p>Hello</p></html>' });
    const list = await page('/');
    expect(list.indexOf('The second')).toBeLessThan(list.indexOf('The first &lt;one&gt;'));
    const [first] = await mailsTo(ADA);
    const [second] = await mailsTo(BEN);
    const shown = await page(`/mails/${first?.id}`);
    expect(shown).toContain('A &amp; B');
    expect(shown).toContain('subject: The first &lt;one&gt;');
    expect(shown).not.toContain('<iframe');
    expect(await page(`/mails/${first?.id}/source`)).toContain('Subject: The first <one>');
    expect(await page(`/mails/${second?.id}?width=320`)).toContain('style="width: 320px"');
    const rendered = await fetch(`${box.url}/mails/${second?.id}/html`);
    expect(await rendered.text()).toContain('<head><base target="_blank"></head><p>Hello</p>');
    expect(rendered.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('shows what Firebase would send, with a link to our own page, and goes on showing it once it was used', async () => {
    const link =
      'http://127.0.0.1:9099/emulator/action?mode=verifyAndChangeEmail&oobCode=c1&lang=en';
    oobCodes = [
      {
        email: ADA,
        newEmail: BEN,
        requestType: 'VERIFY_AND_CHANGE_EMAIL',
        oobCode: 'c1',
        oobLink: link,
      },
    ];
    expect(await page('/')).toMatch(
      /Verify your new e-mail address[^]*ben@people.test, from Firebase/,
    );
    oobCodes = [];
    const [, path = ''] = /href="(\/mails\/auth-[^"]+)"/.exec(await page('/')) ?? [];
    expect(await page(`${path}/html`)).toContain(
      'href="http://localhost:5000/auth/action?mode=verifyAndChangeEmail&amp;oobCode=c1"',
    );
  });

  // R-MAI-09
  it('leaves out what Firebase would send where one of our e-mails carries its code', async () => {
    const asked = { email: ADA, requestType: 'PASSWORD_RESET', oobLink: 'http://a.test' };
    oobCodes = [
      { ...asked, oobCode: 'carried' },
      { ...asked, email: BEN, oobCode: 'c3' },
    ];
    await mail(ADA, { text: 'https://alcove.test/auth/action?mode=resetPassword&oobCode=carried' });
    const shown = await page('/');
    expect(shown).not.toMatch(/ada@people.test, from Firebase/);
    expect(shown).toMatch(/ben@people.test, from Firebase/);
  });

  it('is empty after a reset, with Firebase’s e-mails and all switches', async () => {
    oobCodes = [
      { email: ADA, requestType: 'PASSWORD_RESET', oobCode: 'c2', oobLink: 'http://a.test' },
    ];
    await mail(ADA);
    await set({ mode: 'refuse' });
    await control(box.url, '/reset');
    expect(await page('/')).toContain('No e-mails yet.');
    await mail(ADA);
    expect(await mailsTo(ADA)).toHaveLength(1);
  });
});

describe('a provider that', () => {
  it('answers late has the e-mail, which its sender cannot know', async () => {
    await set({ mode: 'slow-answer', delayMs: LATE, to: ADA });
    const sending = mail(ADA).then(
      () => 'taken',
      () => 'unknown',
    );
    await vi.waitFor(async () => expect(await mailsTo(ADA)).toHaveLength(1), {
      timeout: stretched(5000),
    });
    await mail(BEN);
    expect(await Promise.race([sending, Promise.resolve('no answer yet')])).toBe('no answer yet');
    await box.close();
    expect(await sending).toBe('unknown');
  });

  it('refuses for now as often as it is told', async () => {
    await set({ mode: 'refuse-once', to: ADA, times: '2' });
    await expect(mail(ADA)).rejects.toMatchObject({ responseCode: 451 });
    await expect(mail(ADA)).rejects.toMatchObject({ responseCode: 451 });
    await mail(ADA);
    expect(await mailsTo(ADA)).toHaveLength(1);
  });

  it('refuses for good does so until it is cleared, for this address', async () => {
    await set({ mode: 'refuse', to: ADA });
    await set({ mode: 'refuse', to: BEN });
    await expect(mail(ADA)).rejects.toMatchObject({ responseCode: 550 });
    await control(box.url, '/switches/clear', { to: ADA });
    await mail(ADA);
    await expect(mail(BEN)).rejects.toMatchObject({ responseCode: 550 });
    expect([await mailsTo(ADA), await mailsTo(BEN)]).toMatchObject([[{ to: [ADA] }], []]);
  });

  it('closes in the middle of an e-mail has not taken it', async () => {
    await set({ mode: 'cut', to: ADA, times: 1 });
    const text = 'A line of a long e-mail\n'.repeat(50_000);
    await expect(mail(ADA, { text })).rejects.toMatchObject({ code: 'ECONNECTION' });
    expect(await mailsTo(ADA)).toEqual([]);
    await mail(ADA, { text });
    expect((await mailsTo(ADA))[0]?.text).toHaveLength(text.length);
  });

  it('closes before it answers has taken it', async () => {
    await set({ mode: 'lose-answer', to: ADA, times: 1 });
    await expect(mail(ADA)).rejects.toMatchObject({ code: 'ECONNECTION' });
    expect(await mailsTo(ADA)).toHaveLength(1);
  });

  it.each([
    [{ mode: 'late' }, 'at mode'],
    [{ mode: 'cut', times: 'some' }, 'at times'],
    [{ mode: 'slow-answer', delayMs: '0' }, 'at delayMs'],
  ])('is not asked for what it cannot do: %o', async (one, words) => {
    await expect(set(one)).rejects.toThrow(words);
  });
});
