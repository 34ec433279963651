import type { Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { DOCUMENTS } from '../billing/documents.ts';
import { transact } from '../../db/transaction.ts';
import { PLANS } from '../../contract/plans.ts';
import { holdsSubscription } from '../../contract/subscription.ts';
import { Email } from '../../http/email.ts';
import { USER_FIELDS } from './documents.ts';

/** Why a contact cannot be named. Its message is for operators. */
export class NotNamedError extends Error {}

/** What `npm run accounts` works with: who looks after a customer whose plan has a contact with a name. */
export function createContacts(database: () => Promise<Firestore>) {
  return {
    /** Customers whose plan has a contact, and others who still have one. */
    async list(): Promise<ContactRow[]> {
      const db = await database();
      const [paying, named] = await Promise.all([
        db.collection('subscriptions').where('plan', 'in', WITH_CONTACT).get(),
        db.collection('users').where('contact.name', '>', '').get(),
      ]);
      const entitled = paying.docs.filter((doc) => hasContact(doc.data())).map(({ id }) => id);
      const contacts = new Map(named.docs.map((doc) => [doc.id, contactIn(doc.data())]));
      return [...new Set([...entitled, ...contacts.keys()])].map((uid) => ({
        uid,
        hasPlan: entitled.includes(uid),
        contact: contacts.get(uid) ?? null,
      }));
    },

    /** The contact of one customer, and whether their plan has one. */
    async read(uid: string): Promise<ContactRow> {
      const db = await database();
      const [profile, subscription] = await Promise.all([
        db.collection('users').doc(uid).get(),
        db.collection('subscriptions').doc(uid).get(),
      ]);
      return {
        uid,
        hasPlan: hasContact(subscription.data()),
        contact: contactIn(profile.data()),
      };
    },

    /**
     * Names a customer's contact, or takes it away.
     * @returns whether their plan has one
     * @throws {NotNamedError}
     */
    async name(uid: string, typed: Contact | null): Promise<boolean> {
      const contact = typed === null ? null : Typed.safeParse(typed);
      if (contact?.success === false) {
        throw new NotNamedError(contact.error.issues.map(({ message }) => message).join(' '));
      }
      const db = await database();
      const doc = db.collection('users').doc(uid);
      const { FieldValue } = await import('firebase-admin/firestore');
      const hasPlan = await transact(
        db,
        async (transaction) => {
          const [profile, subscription] = await Promise.all([
            transaction.get(doc),
            transaction.get(db.collection('subscriptions').doc(uid)),
          ]);
          if (!profile.exists) return null;
          transaction.update(doc, { contact: contact?.data ?? FieldValue.delete() });
          return hasContact(subscription.data());
        },
        { unlessDeleted: uid },
      );
      if (hasPlan === null) throw new NotNamedError(`There is no account ${uid}.`);
      return hasPlan;
    },
  };
}

type Contact = { name: string; email: string };
export type ContactRow = { uid: string; hasPlan: boolean; contact: Contact | null };

const WITH_CONTACT = PLANS.filter((terms) => terms.hasContact).map(({ name }) => name);

const ONE_LINE = /^[^\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]{1,100}$/u;
const Typed = z.object({
  name: z.string().trim().regex(ONE_LINE, 'The name has to be one line of up to 100 characters.'),
  email: Email,
});

const Mirror = DOCUMENTS.subscriptions.fields.pick({ plan: true, status: true });

function hasContact(data: unknown): boolean {
  const parsed = Mirror.safeParse(data);
  if (!parsed.success) return false;
  const { plan, status } = parsed.data;
  return holdsSubscription(status) && plan !== null && WITH_CONTACT.includes(plan);
}

const Named = z.object({ contact: USER_FIELDS.contact });

function contactIn(data: unknown): Contact | null {
  const parsed = Named.safeParse(data);
  return (parsed.success ? parsed.data.contact : null) ?? null;
}
