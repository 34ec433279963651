import type { Router } from 'express';
import { z } from 'zod';
import { refuse } from '@alcove/stripe-standin/kit/switches';
import type { Mail } from './mail.ts';
import { isEventKind, type MailEvents } from './mailgun.ts';
import { MailSwitch, Recipient, type MailSwitches } from './switches.ts';

export type MailboxParts = {
  /** Those that came in, by their ids, oldest first. */
  mails: Map<string, Mail>;
  switches: MailSwitches;
  events: MailEvents;
};

/** A mail with what was reported of it. */
export type ReportedMail = Mail & { events: ReturnType<MailEvents['of']> };

/** The switches that only the mailbox has, under `/__control`. */
export function addMailSwitches(router: Router, { mails, switches, events }: MailboxParts): void {
  router.get('/mails', ({ query }, res) => {
    const { to = '' } = Recipient.parse(query);
    const found = [...mails.values()].filter((mail) => mail.to.includes(to));
    res.json({
      mails: found.map((mail): ReportedMail => ({ ...mail, events: events.of(mail.id) })),
    });
  });
  router.post('/switches', (req, res) => {
    const one = MailSwitch.safeParse(req.body);
    if (!one.success) return refuse(res, z.prettifyError(one.error));
    switches.add(one.data);
    res.json({ switches: switches.all() });
  });
  router.post('/switches/clear', (req, res) => {
    switches.clear(Recipient.parse(req.body).to);
    res.json({ switches: switches.all() });
  });
  router.post('/mails/:id/:kind', (req, res) => {
    const { id, kind } = req.params;
    const mail = mails.get(id);
    if (!mail || !isEventKind(kind)) return refuse(res, 'unknown mail or event', 404);
    events.report(kind, mail);
    res.json({ reported: kind });
  });
}
