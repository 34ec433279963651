/**
 * The sender before a real SMTP server: what it does when that is slow, refuses, breaks off or takes a mail without saying so,
 * and when it is killed itself.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { gateDoc, OPEN_GATE } from '../../../functions/src/http/session-validity.ts';
import { mendMail, mailsTo, switchMail } from '../../support/mails.ts';
import { emulators } from '../api.ts';
import { queueMail } from './mail-kit.ts';
import { startSender } from './sender.ts';
import { casesOf } from '../../support/cases.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Later than a sender that was killed may still hold a mail. */
const LATER_MS = 3 * MINUTE_MS;

describe('a mail in the outbox', () => {
  // R-MAI-06
  it('is sent once by four instances at once, with all that its headers promise', async () => {
    const { id, to } = await queueReady();
    const senders = Array.from({ length: 4 }, () => startSender());
    await Promise.all(
      senders.map((sender, index) =>
        index % 2 === 0 ? sender.deliverNew(id, 'service') : sender.deliverDue(),
      ),
    );
    const [mail, ...more] = await mailsTo(to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Cedar is ready', to: [to] });
    expect(mail?.headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    expect(mail?.text).toContain('Go to Cedar:');
    expect(mail?.html).toContain('Go to Cedar');
  });

  // R-MAI-01
  it('leaves only its kind, its time and the answer once it is delivered', async () => {
    const { id, to } = await queueReady();
    await startSender().deliverDue();
    const { kind, lane, messageId, addressHash, createdAt, expireAt, ...rest } = await stored(id);
    expect({ kind, lane }).toEqual({ kind: 'machine_ready', lane: 'service' });
    // For what the provider reports of it later: neither tells the address.
    expect([messageId, addressHash].join(' ')).toMatch(/^[0-9a-f]{32} [0-9a-f]{32}$/);
    const days = (expireAt.toDate().getTime() - Date.parse(String(createdAt))) / (24 * HOUR_MS);
    expect(days).toBeCloseTo(30, 1);
    expect(rest).toEqual({
      dueAt: null,
      delivery: {
        state: 'delivered',
        attempts: 1,
        at: expect.any(String),
        answer: expect.stringContaining('250'),
      },
    });
    expect(JSON.stringify(rest)).not.toContain(to);
  });

  // R-MAI-06
  it.each(
    casesOf([
      ['once it is claimed', 1],
      ['before it is sent', 1],
      ['before the answer', 2],
      ['before it is noted', 2],
      ['once it is noted', 1],
    ] as const),
  )('of a sender that is killed %s arrives, and never three times', async (moment, times) => {
    const { id, to } = await queueReady();
    // Longer than a sender waits, where it is killed during the wait.
    const delayMs = moment === 'before the answer' ? 10_000 : 100;
    await switchMail(to, 'slow-answer', { times: 1, delayMs });
    const child = fork(fileURLToPath(new URL('doomed-sender.ts', import.meta.url)), [moment, id], {
      execArgv: [],
    });
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
    await mendMail(to);
    await startSender().deliverDue();
    await startSender({ aheadMs: LATER_MS }).deliverDue();
    await startSender({ aheadMs: 2 * LATER_MS }).deliverDue();
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(times);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await stored(id)).delivery).toMatchObject({ state: 'delivered' });
  });
});

describe('a mail server that', () => {
  // R-MAI-06
  it.each(
    casesOf([
      ['says nothing', 'slow-answer', { times: 1, delayMs: 4000 }, 2],
      ['refuses for now', 'refuse-once', {}, 1],
      ['breaks off in the middle', 'cut', { times: 1 }, 1],
      ['takes it and breaks off', 'lose-answer', { times: 1 }, 2],
    ] as const),
  )('%s gets it again after a minute, under the same name', async (_words, mode, more, times) => {
    const { id, to } = await queueReady();
    await switchMail(to, mode, more);
    const logged: string[] = [];
    await startSender({ logged }).deliverDue();
    const { dueAt, delivery } = await stored(id);
    expect(delivery).toMatchObject({ state: 'waiting', attempts: 1 });
    expect(Date.parse(String(dueAt)) - Date.now()).toBeGreaterThan(MINUTE_MS - 10_000);
    expect(eventsAbout(logged, id)).toEqual(['WARNING mail_failed']);
    expect(logged.join()).not.toContain(to);

    await startSender({ aheadMs: MINUTE_MS + 1000, logged }).deliverDue();
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(times);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await stored(id)).delivery).toMatchObject({ state: 'delivered', attempts: 2 });
    expect(eventsAbout(logged, id)).toEqual(['WARNING mail_failed', 'INFO mail_delivered']);
  });

  // R-MAI-09
  it.each([
    ['of an address that the person has confirmed is greeted by name', true, 'Hello Ada,'],
    ['of an address that no one has confirmed reads nothing that was typed', false, 'Hello,'],
  ])('%s', async (_words, isConfirmed, greeting) => {
    const uid = `u-${randomUUID()}`;
    const db = await emulators().db();
    const { id, to } = await queueReady({ uid });
    const noted = { email: to, isConfirmed, validSince: null };
    await gateDoc(db, uid).set({ ...OPEN_GATE, noted });
    await db.doc(`users/${uid}`).set({ displayName: 'Ada' });
    await startSender().deliverNew(id, 'service');
    expect((await mailsTo(to))[0]?.text).toContain(greeting);
  });

  // R-MAI-06
  it('refuses a recipient for good is not asked again, and the person reads it', async () => {
    const uid = `u-${randomUUID()}`;
    const db = await emulators().db();
    await db.doc(`users/${uid}`).set({ displayName: 'Ada' });
    const { id, to } = await queueReady({ uid });
    await switchMail(to, 'refuse');
    const logged: string[] = [];
    await startSender({ logged }).deliverDue();
    expect((await stored(id)).delivery).toMatchObject({
      state: 'refused',
      attempts: 1,
      answer: expect.stringContaining('550'),
    });
    expect(eventsAbout(logged, id)).toEqual(['WARNING mail_refused']);
    expect((await db.doc(`users/${uid}`).get()).get('mailTrouble')).toMatchObject({ address: to });

    // What follows waits, but for what is urgent, which is tried once.
    const next = await queueReady({ uid, to });
    const urgent = await queueReady({ uid, to, isUrgent: true });
    await startSender({ logged }).deliverDue();
    expect((await stored(next.id)).delivery).toMatchObject({ state: 'held' });
    expect((await stored(urgent.id)).delivery).toMatchObject({ state: 'refused' });
    await mendMail(to);
    await startSender({ aheadMs: 48 * HOUR_MS, logged }).deliverDue();
    expect(await mailsTo(to)).toEqual([]);
  });

  // R-MAI-06
  it('never answers is tried after 1, 5 and 30 minutes, 2, 8 and 24 hours, and then someone is told', async () => {
    const { id } = await queueReady();
    const settings = { SMTP_URL: 'smtp://127.0.0.1:9' };
    const logged: string[] = [];
    const pauses: number[] = [];
    for (let at = 0; ;) {
      await startSender({ aheadMs: at, settings, logged }).deliverDue();
      const { dueAt } = await stored(id);
      if (dueAt === null) break;
      const due = Date.parse(String(dueAt)) - Date.now();
      pauses.push(Math.round((due - at) / MINUTE_MS));
      at = due + 1000;
    }
    expect((await stored(id)).delivery).toMatchObject({ state: 'given_up', attempts: 7 });
    expect(pauses).toEqual([1, 5, 30, 120, 480, 1440]);
    expect(eventsAbout(logged, id).slice(-2)).toEqual([
      'WARNING mail_failed',
      'ERROR mail_given_up',
    ]);
  });

  // R-MAI-06
  it('does not know us is our fault: the mail waits', async () => {
    const { id, to } = await queueReady();
    const around = () => async () =>
      ({ result: 'failed', answer: '535 Authentication failed' }) as const;
    await startSender({ around }).deliverDue();
    expect((await stored(id)).delivery).toMatchObject({
      state: 'waiting',
      answer: '535 Authentication failed',
    });
    await startSender({ aheadMs: MINUTE_MS + 1000 }).deliverDue();
    expect(await mailsTo(to)).toHaveLength(1);
  });
});

describe('mails that wait', () => {
  // R-MAI-06
  it('for an hour are an error, announcements for a day; one that is to go out later is not late', async () => {
    const logged: string[] = [];
    const old = new Date(Date.now() - 61 * MINUTE_MS);
    await queueReady({ at: old });
    await queueReady({ at: old, isAnnouncement: true });
    await queueReady({ at: old, dueAt: new Date(Date.now() + 24 * HOUR_MS) });
    const late = async (aheadMs: number) => {
      logged.length = 0;
      await startSender({ aheadMs, logged }).watch();
      return logged
        .map((line) => JSON.parse(line))
        .map(({ severity, message, reason, mails }) =>
          [severity, message, reason, mails].join(' '),
        );
    };
    expect(await late(0)).toEqual(['ERROR mail_late service 1']);
    expect(await late(24 * HOUR_MS)).toEqual([
      'ERROR mail_late service 1',
      'ERROR mail_late announcement 1',
    ]);
    await startSender().deliverDue();
    expect(await late(24 * HOUR_MS)).toEqual([]);
  });
});

describe('mails of different lanes', () => {
  // R-MAI-08
  it('never use up each other’s share of what the provider takes @battery', async () => {
    const settings = { MAIL_PER_MINUTE: '10' };
    const news = await Promise.all(
      Array.from({ length: 8 }, () => queueReady({ isAnnouncement: true })),
    );
    const urgent = await queueReady({ isUrgent: true });
    // The beginning of a minute that no other test uses up.
    const aheadMs = MINUTE_MS - (Date.now() % MINUTE_MS) + 1000 * HOUR_MS;
    await startSender({ settings, aheadMs }).deliverDue();
    expect(await mailsTo(urgent.to)).toHaveLength(1);
    const sent = async () => (await Promise.all(news.map(({ to }) => mailsTo(to)))).flat().length;
    expect(await sent()).toBe(4);
    await startSender({ settings, aheadMs: aheadMs + MINUTE_MS }).deliverDue();
    expect(await sent()).toBe(8);
  });
});

type Queued = {
  uid?: string;
  to?: string;
  dueAt?: Date;
  at?: Date;
  isUrgent?: boolean;
  isAnnouncement?: boolean;
};

/** Queues a mail to an address of its own, so that the mailbox's switches reach no other test. */
async function queueReady(options: Queued = {}): Promise<{ id: string; to: string }> {
  const { uid, to = `${randomUUID()}@alcove.test`, at, dueAt, isUrgent, isAnnouncement } = options;
  const id = `test_${randomUUID()}`;
  const content = isUrgent
    ? ({ kind: 'machine_erased', facts: { machine: 'm1', name: 'Cedar', reason: null } } as const)
    : isAnnouncement
      ? ({ kind: 'announcement', facts: { announcement: 'a1', subscriber: null } } as const)
      : ({ kind: 'machine_ready', facts: { machine: 'm1', name: 'Cedar' } } as const);
  const more = { ...(uid !== undefined && { uid }), ...(dueAt && { dueAt }) };
  await queueMail(id, { to, ...more, ...content }, at);
  return { id, to };
}

async function stored(id: string) {
  const data = (await (await emulators().db()).doc(`mail/${id}`).get()).data();
  if (data === undefined) throw new Error(`no mail ${id}`);
  return data;
}

function eventsAbout(logged: readonly string[], id: string): string[] {
  return logged
    .map((line) => JSON.parse(line))
    .filter(({ mailId }) => mailId === id)
    .map(({ severity, message }) => `${severity} ${message}`);
}
