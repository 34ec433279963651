// What `npm run accounts` says of the contact with a name.
import type { ContactRow } from '../../functions/src/modules/account/contacts.ts';
import {
  maskAddress,
  type CustomerFacts,
} from '../../functions/src/modules/billing/customer-facts.ts';

export type Contact = NonNullable<ContactRow['contact']>;

/** What the operator reads before a contact is named, or none, and with what it is done and undone. */
export function naming({ uid, hasPlan, contact: before }: ContactRow, contact: Contact | null) {
  const command = (named: Contact | null) =>
    `npm run accounts -- contact ${uid} ${named === null ? 'none' : `"${named.name}" ${named.email}`}`;
  const follows = contact === null ? 'has no contact' : `reads that ${contact.name} is theirs`;
  const isOdd = hasPlan === (contact === null);
  return {
    rows: [
      `then     this customer ${follows}, at once`,
      ...(isOdd
        ? [`UNUSUAL  their plan, as we know it, includes ${hasPlan ? 'one' : 'none'}`]
        : []),
    ],
    follows,
    again: command(contact),
    back: (fact: string) => `${command(before)} ${fact}`,
  };
}

export function describeContact(
  { uid, hasPlan, contact }: ContactRow,
  { name, email }: Pick<CustomerFacts, 'name' | 'email'>,
): string[] {
  return [
    uid,
    name ?? 'no name given',
    email === null ? 'the account is gone' : maskAddress(email),
    contact === null ? 'to do: contact' : `${contact.name}, ${contact.email}`,
    ...(hasPlan ? [] : ['to do: none, for its plan includes no contact']),
  ];
}
