import type { Router } from 'express';
import { addSendingSwitch, refuse } from '@alcove/stripe-standin/kit/switches';
import type { Mail } from './mail.ts';
import { EVENT_KINDS, type MailEvents } from './mailgun.ts';
import { parseSwitch, recipientIn, type MailSwitches } from './switches.ts';

export type MailboxParts = {
  /** Those that came in, by their ids, oldest first. */
  mails: Map<string, Mail>;
  switches: MailSwitches;
  events: MailEvents;
};

/** A mail with what was reported of it. */
export type ReportedMail = Mail & { events: ReturnType<MailEvents['of']> };

/** Every mail, or those to a recipient, oldest first. */
export function describeMails({ mails, events }: MailboxParts, to?: string): ReportedMail[] {
  return [...mails.values()]
    .filter((mail) => to === undefined || mail.to.includes(to))
    .map((mail) => ({ ...mail, events: events.of(mail.id) }));
}

/** The switches that only the mailbox has, under `/__control`. */
export function addMailSwitches(router: Router, parts: MailboxParts): void {
  const { mails, switches, events } = parts;
  addSendingSwitch(router, '/events', events);
  router.get('/mails', ({ query }, res) => {
    res.json({ mails: describeMails(parts, recipientIn(query)) });
  });
  router.post('/switches', (req, res) => {
    const one = parseSwitch(req.body);
    if (typeof one === 'string') return refuse(res, one);
    switches.add(one);
    res.json({ switches: switches.all() });
  });
  router.post('/switches/clear', (req, res) => {
    switches.clear(recipientIn(req.body));
    res.json({ switches: switches.all() });
  });
  router.post('/mails/:id/:kind', (req, res) => {
    const mail = mails.get(req.params.id);
    if (!mail) return refuse(res, 'unknown mail', 404);
    const kind = EVENT_KINDS.find((one) => one === req.params.kind);
    if (!kind) return refuse(res, `of a mail can be reported: ${EVENT_KINDS.join(', ')}`);
    events.report(kind, mail, recipientIn(req.body) ?? mail.to[0] ?? '');
    res.json({ reported: kind });
  });
  router.post('/events/again', (_req, res) => {
    if (!events.repeat()) return refuse(res, 'no event was sent yet', 409);
    res.json({ repeated: true });
  });
  router.post('/settle', async (_req, res) => {
    await events.settled();
    res.json({ settled: true });
  });
}
