import type { AnswerOf } from '../../contract/endpoints.ts';
import { FORM_PAGES, TRAP_FIELD } from '../../contract/messages.ts';
import { ApiError } from '../../foundation/errors.ts';
import type { Log } from '../../foundation/log.ts';
import { readClientAddress } from '../../http/client-address.ts';
import { requireVerifiedEmail } from '../../http/require-verified-email.ts';
import type { Caller } from '../../http/require-user.ts';
import {
  bodyRoute,
  fileRoute,
  formRoute,
  LIMITED_FULL,
  userRoute,
  type Route,
} from '../../http/route.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { LookAtFiles } from '../files/look-at-files.ts';
import type { FindSentFile } from './find-sent-file.ts';
import { isSecurityReport, type MessageMails } from './message-mails.ts';
import { messageId, type MessageStore } from './message-store.ts';
import { subscriberId, type NewsletterStore } from './newsletter-store.ts';
import { Contact, OnList, Subscriber } from './schemas.ts';
import type { SentMessageStore } from './sent-message-store.ts';
import type { VisitorLimits } from './visitor-limits.ts';

/** The longest message in a script of three bytes per character, plus the other fields. */
const CONTACT_LIMIT_BYTES = 20 * 1024;
const NEWSLETTER_LIMIT_BYTES = 2 * 1024;

type Parts = {
  messages: MessageStore;
  newsletter: NewsletterStore;
  mailsFor: MessageMails;
  sent: SentMessageStore;
  lookAtFiles: LookAtFiles;
  findSentFile: FindSentFile;
  limits: VisitorLimits;
  record: RecordEvent;
  now: () => Date;
  log: Log;
};

/** What people write to us, most of them without an account, and what those with one have sent us. */
export function createMessageRoutes(parts: Parts): Route[] {
  return [...formRoutes(parts), ...sentRoutes(parts), ...newsletterRoutes(parts)];
}

function formRoutes(parts: Parts): Route[] {
  const { messages, newsletter, mailsFor, sent, lookAtFiles, limits, now, log } = parts;

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
      async ({ body, header, caller }) => {
        const at = now();
        if (isTrapped('/contact', body)) return received(messageId(body, at));
        await limits.countSender('contact', readClientAddress(header));
        const named = filesOf(body);
        const uid = named.length === 0 ? null : ownerOf(await caller(), body);
        const former = await messages.findRepeated(body, at);
        if (former !== undefined) return received(former);
        const files = uid === null ? [] : await lookAtFiles(uid, named);
        const marks = await limits.countNew('contact', body.email);
        const writeMails = await mailsFor(body, marks);
        const id =
          uid === null
            ? await messages.add(body, at, marks, writeMails)
            : await sent.add(body, at, marks, { uid, files, writeMails });
        if (isSecurityReport(body)) log('ERROR', 'security_reported', { messageId: id });
        return received(id);
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
        const at = now();
        // What brings no e-mail costs nothing of what the address may send.
        if (!(await newsletter.isMailDue(body.email, at))) return received(id);
        const marks = await limits.countNew('newsletter', body.email);
        await newsletter.join(body, at, marks);
        return received(id);
      },
    ),
  ];
}

function sentRoutes({ sent, findSentFile, now }: Parts): Route[] {
  return [
    userRoute('GET /messages', LIMITED_FULL, async ({ user }) => ({
      body: { messages: await sent.list(user.uid, now()) },
    })),

    fileRoute('GET /messages/:id/files/:n', LIMITED_FULL, ({ user, param }) =>
      findSentFile(param('id'), param('n'), (uid) => uid === user.uid),
    ),
  ];
}

function newsletterRoutes({ newsletter, record, now }: Parts): Route[] {
  const own = (user: Caller) =>
    requireVerifiedEmail(user, 'Please confirm your e-mail address first.');

  return [
    userRoute('GET /newsletter', LIMITED_FULL, async ({ user }) => {
      const subscriber = await newsletter.read(subscriberId(own(user)));
      return { body: { isOnList: subscriber?.confirmed ?? false } };
    }),

    bodyRoute('PUT /newsletter', { ...LIMITED_FULL, schema: OnList }, async ({ user, body }) => {
      const { isOnList } = body;
      if (await newsletter.choose(user.uid, own(user), isOnList, now())) {
        await record(user.uid, 'consents_changed', `Newsletter ${isOnList ? 'on' : 'off'}`);
      }
      return { body: { isOnList } };
    }),
  ];
}

function filesOf(contact: Contact) {
  return (contact.kind === 'message' && contact.files) || [];
}

/**
 * Whose files come with a message: they are kept and deleted with that account, so its address is the sender's.
 * @throws {ApiError} `email_not_verified`, `invalid_input`
 */
function ownerOf(caller: Caller, { email }: Contact): string {
  const own = requireVerifiedEmail(
    caller,
    'Please confirm your e-mail address before you send files.',
  );
  if (own === email) return caller.uid;
  throw new ApiError(
    'invalid_input',
    'Files can only come from the e-mail address of the account.',
  );
}

function received(id: string): AnswerOf<'POST /contact'> {
  return { received: true, id };
}
