import { bucketOf } from '../../adapters/bucket.ts';
import type { Context } from '../../context.ts';
import { sameForm } from '../../contract/email.ts';
import type { AnswerOf } from '../../contract/endpoints.ts';
import {
  FORM_PAGES,
  FORMER_TRAP_FIELD,
  TRAP_FIELD,
  type FailureReason,
} from '../../contract/messages.ts';
import { ApiError } from '../../foundation/errors.ts';
import { readClientAddress, type ClientAddress } from '../../http/limits/client-address.ts';
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
import { lookAtFiles } from '../files/index.ts';
import { findSentFile } from './find-sent-file.ts';
import { isSecurityReport, mailsFor } from './message-mails.ts';
import { addMessage, addSpam, findRepeated, type Written } from './message-store.ts';
import {
  chooseNewsletter,
  isMailDue,
  joinNewsletter,
  readSubscriber,
  subscriberId,
} from './newsletter-store.ts';
import { Contact, OnList, Subscriber } from './schemas.ts';
import { addSentMessage, listSentMessages } from './sent-message-store.ts';
import type { VisitorLimits } from '../../http/limits/visitor-limits.ts';

/** The longest message in a script of three bytes per character, plus the other fields. */
const CONTACT_LIMIT_BYTES = 20 * 1024;
const NEWSLETTER_LIMIT_BYTES = 2 * 1024;

type Parts = {
  ctx: Context;
  limits: VisitorLimits;
  record: RecordEvent;
};

/** When something came, and where from. */
type Trace = { at: Date; from: ClientAddress };

/** What people write to us, most of them without an account, and what those with one have sent us. */
export function createMessageRoutes(parts: Parts): Route[] {
  return [...formRoutes(parts), ...sentRoutes(parts), ...newsletterRoutes(parts)];
}

function formRoutes(parts: Parts): Route[] {
  const { ctx, limits } = parts;
  const { clock: now, log } = ctx;

  /** Keeps what the hidden field caught where no one is told of it. It may be a person whose browser filled the field in. */
  async function keepApart(form: 'contact' | 'newsletter', written: Written, trace: Trace) {
    const { at, from } = trace;
    const former = await findRepeated(ctx, written, at);
    if (former !== undefined) return spam(former);
    await limits.countNew(form, written.email, from);
    await limits.countSpam();
    log('INFO', 'form_kept_apart', { route: `/${form}` });
    return spam(await addSpam(ctx, written, at));
  }

  return [
    formRoute(
      'POST /contact',
      {
        schema: Contact,
        limitBytes: CONTACT_LIMIT_BYTES,
        donePage: ({ kind }, { isSpam }) => (isSpam ? SPAM_PAGE : FORM_PAGES[kind]),
        failurePage: FORM_PAGES.failed,
      },
      async ({ body, header, caller }) => {
        const [at, from] = [now(), readClientAddress(header)];
        await limits.countSender('contact', from);
        if (isTrapped(body)) return keepApart('contact', body, { at, from });
        const named = filesOf(body);
        const uid = named.length === 0 ? null : ownerOf(await caller(), body);
        const former = await findRepeated(ctx, body, at);
        if (former !== undefined) return received(former);
        const files = uid === null ? [] : await lookAtFiles(ctx, uid, named);
        const marks = await limits.countNew('contact', body.email, from);
        const hasSession = header('authorization') !== undefined;
        const owner = uid ?? (hasSession ? await senderIn(caller, body) : null);
        const writeMails = await mailsFor(ctx, limits, body, { ...marks, owner });
        const id =
          uid === null
            ? await addMessage(ctx, body, at, marks, writeMails)
            : await addSentMessage(ctx, body, at, marks, { uid, files, writeMails });
        if (isSecurityReport(body)) log('ERROR', 'security_reported', { messageId: id });
        return received(id);
      },
    ),

    formRoute(
      'POST /newsletter',
      {
        schema: Subscriber,
        limitBytes: NEWSLETTER_LIMIT_BYTES,
        donePage: (_body, { isSpam }) => (isSpam ? SPAM_PAGE : FORM_PAGES.newsletter),
        failurePage: FORM_PAGES.failed,
      },
      async ({ body, header }) => {
        const [at, from] = [now(), readClientAddress(header)];
        await limits.countSender('newsletter', from);
        if (isTrapped(body)) {
          return keepApart('newsletter', { kind: 'newsletter', ...body }, { at, from });
        }
        const id = subscriberId(body.email);
        // What brings no e-mail costs nothing of what the address may send.
        if (!(await isMailDue(ctx, body.email, at))) return received(id);
        const marks = await limits.countNew('newsletter', body.email, from);
        await joinNewsletter(ctx, body, at, marks);
        return received(id);
      },
    ),
  ];
}

function sentRoutes({ ctx }: Parts): Route[] {
  return [
    userRoute('GET /messages', LIMITED_FULL, async ({ user }) => ({
      body: { messages: await listSentMessages(ctx, user.uid, ctx.clock()) },
    })),

    fileRoute('GET /messages/:id/files/:n', LIMITED_FULL, ({ user, param }) =>
      findSentFile(
        ctx,
        bucketOf(ctx),
        { message: param('id'), number: param('n') },
        (uid) => uid === user.uid,
      ),
    ),
  ];
}

function newsletterRoutes({ ctx, record }: Parts): Route[] {
  const own = (user: Caller) =>
    requireVerifiedEmail(user, 'Please confirm your e-mail address first.');

  return [
    userRoute('GET /newsletter', LIMITED_FULL, async ({ user }) => {
      const subscriber = await readSubscriber(ctx, subscriberId(own(user)));
      return { body: { isOnList: subscriber?.confirmed ?? false } };
    }),

    bodyRoute('PUT /newsletter', { ...LIMITED_FULL, schema: OnList }, async ({ user, body }) => {
      const { isOnList } = body;
      if (await chooseNewsletter(ctx, { uid: user.uid, email: own(user) }, isOnList, ctx.clock())) {
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

/**
 * Whose session a message without files comes from, if its address is the confirmed one of that account. It arrives as well where the
 * session is over: then it is like anyone's.
 */
async function senderIn(
  readCaller: () => Promise<Caller>,
  { email }: Contact,
): Promise<string | null> {
  try {
    const { uid, email: own, isEmailVerified } = await readCaller();
    return isEmailVerified && own !== null && sameForm(own) === sameForm(email) ? uid : null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function isTrapped(fields: Contact | Subscriber): boolean {
  return fields[TRAP_FIELD] !== '' || fields[FORMER_TRAP_FIELD] !== '';
}

function received(id: string): AnswerOf<'POST /contact'> {
  return { received: true, id };
}

function spam(id: string): AnswerOf<'POST /contact'> {
  return { received: true, id, isSpam: true };
}

const SPAM_REASON: FailureReason = 'spam';
const SPAM_PAGE = `${FORM_PAGES.failed}#${SPAM_REASON}`;
