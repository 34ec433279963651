import type { AnswerOf } from '../../contract/endpoints.ts';
import { FORM_PAGES, TRAP_FIELD } from '../../contract/messages.ts';
import type { Log } from '../../foundation/log.ts';
import { readClientAddress } from '../../http/client-address.ts';
import { formRoute, type Route } from '../../http/route.ts';
import { messageId, subscriberId, type MessageStore } from './message-store.ts';
import { Contact, Subscriber } from './schemas.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** The longest message in a script of three bytes per character, plus the other fields. */
const CONTACT_LIMIT_BYTES = 20 * 1024;
const NEWSLETTER_LIMIT_BYTES = 2 * 1024;

type Parts = { messages: MessageStore; limits: VisitorLimits; now: () => Date; log: Log };

/** What people write to us without an account. */
export function createMessageRoutes({ messages, limits, now, log }: Parts): Route[] {
  /** Bots caught by the trap get the normal answer, so they learn nothing. */
  function isTrapped(form: string, fields: Contact | Subscriber): boolean {
    if (fields[TRAP_FIELD] === '') return false;
    log('INFO', 'form_dropped', { route: form, reason: 'trap' });
    return true;
  }

  return [
    formRoute(
      'POST /contact',
      {
        schema: Contact,
        limitBytes: CONTACT_LIMIT_BYTES,
        donePage: ({ kind }) => FORM_PAGES[kind],
        failurePage: FORM_PAGES.failed,
      },
      async ({ body, header }) => {
        const at = now();
        if (isTrapped('/contact', body)) return received(messageId(body, at));
        await limits.countSender('contact', readClientAddress(header));
        const former = await messages.findRepeated(body, at);
        if (former !== undefined) return received(former);
        const marks = await limits.countNew('contact', body.email);
        return received(await messages.add(body, at, marks));
      },
    ),

    formRoute(
      'POST /newsletter',
      {
        schema: Subscriber,
        limitBytes: NEWSLETTER_LIMIT_BYTES,
        donePage: () => FORM_PAGES.newsletter,
        failurePage: FORM_PAGES.failed,
      },
      async ({ body, header }) => {
        const id = subscriberId(body.email);
        if (isTrapped('/newsletter', body)) return received(id);
        await limits.countSender('newsletter', readClientAddress(header));
        if ((await messages.readSubscriber(body.email)) !== null) return received(id);
        const marks = await limits.countNew('newsletter', body.email);
        await messages.join(body, now(), marks);
        return received(id);
      },
    ),
  ];
}

function received(id: string): AnswerOf<'POST /contact'> {
  return { received: true, id };
}
