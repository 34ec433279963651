import type { StoredMail } from '../../email/outbox.ts';
import { shownName } from '../../../contract/names/shown-name.ts';
import { defineEmail, type CopyParts } from '../../email/email-parts.ts';
import { linkTo, pageLinkTo } from '../../email/links.ts';
import type { Letter } from '../../email/template.ts';
import { momentOf } from '../../email/format-moment.ts';
import { sumOf } from '../../email/format-sum.ts';
import { invoiceCopy, invoiceCopyConfirm } from '../email-kinds.ts';
import { invoiceCopyLoaders, type ReadCopy } from './loaders.ts';

type Parts = CopyParts<ReturnType<typeof invoiceCopyLoaders>>;

export const invoiceCopyConfirmEmail = defineEmail(invoiceCopyConfirm, {
  loaders: invoiceCopyLoaders,
  copy: (facts, mail, parts) => aboutCopy(facts, mail, parts, confirmWords),
});
export const invoiceCopyEmail = defineEmail(invoiceCopy, {
  loaders: invoiceCopyLoaders,
  copy: (facts, mail, parts) => aboutCopy(facts, mail, parts, invoiceWords),
});

type Answer = Letter | 'unread' | null;

/**
 * To an address that was entered by someone whom its owner may not know: whether they agree, and then each invoice. Null: it was
 * taken off, or its place on the list is another's now. `unread`: who or what it is about could not be read.
 */
async function aboutCopy<F extends { copy: string }>(
  facts: F,
  { to }: Pick<StoredMail, 'to'>,
  parts: Parts,
  words: (facts: F, copy: ReadCopy, parts: Parts) => Answer | Promise<Answer>,
): Promise<Answer> {
  const copy = await parts.reads.invoiceCopy(facts.copy);
  if (copy === 'unread') return copy;
  if (copy === null || copy.email !== to) return null;
  return words(facts, copy, parts);
}

/** Null: it was confirmed since. */
function confirmWords(
  { copy: id }: { copy: string },
  { generation, lapsesAt: until, ownerName }: ReadCopy,
  { site, linkKey }: Parts,
): Letter | null {
  if (until === null) return null;
  const link = { purpose: 'invoice-copy-confirm', id, generation, until } as const;
  return {
    subject: 'Would you like copies of a customer’s invoices?',
    parts: [
      `${shownName(ownerName, 'A customer')} would like us to send a link to each of their invoices to this address as well. We are Alcove, and host private AI servers.`,
      'If you agree, we write to you when an invoice is paid. Each of these e-mails has a link to stop them.',
      `You can agree until ${momentOf(until.toISOString()).day}. Without your consent, we delete the address. If you do not know this person, you need not do anything.`,
    ],
    link: { label: 'See what you agree to', url: pageLinkTo(link, site, linkKey) },
    why: 'We sent you this e-mail because someone with an account at Alcove entered your address for their invoices.',
  };
}

async function invoiceWords(
  { copy: id, invoice }: { copy: string; invoice: string },
  { generation, lapsesAt, ...owner }: ReadCopy,
  { site, linkKey, reads }: Parts,
): Promise<Answer> {
  if (lapsesAt !== null) return null;
  const read = await reads.invoice(invoice);
  if (read === null || read === 'unread') return read;
  const { number, total, currency, createdAt, url } = read;
  const sum = sumOf({ amount: total, currency });
  const leave = { purpose: 'invoice-copy-leave', id, generation, until: null } as const;
  return {
    subject: `Invoice ${number} from Alcove, ${sum}`,
    parts: [
      `Invoice ${number} of ${momentOf(createdAt).day} for ${sum} is paid. It is for the account of ${fullNameOf(owner)} at Alcove.`,
      'Its page has the invoice as a PDF. Please save the file soon: the link works for a few weeks.',
    ],
    link: { label: 'See the invoice', url },
    leave: { label: 'Stop these invoices', url: linkTo(leave, site, linkKey) },
    why: 'We sent you this e-mail because you agreed to get the invoices of this account.',
  };
}

type Owner = Pick<ReadCopy, 'ownerName' | 'ownerEmail'>;

/** With the address, which is on the invoice too. */
function fullNameOf({ ownerName, ownerEmail }: Owner): string {
  const name = shownName(ownerName, null);
  if (name === null) return ownerEmail ?? 'a customer';
  return ownerEmail === null ? name : `${name} (${ownerEmail})`;
}
