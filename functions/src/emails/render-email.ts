import { MailContent } from '../modules/email/kinds.ts';
import type { Subscription } from '../contract/subscription.ts';
import type { MachineRecord } from '../modules/machines/record/machine-record.ts';
import type { Membership } from '../modules/seats/membership-record.ts';
import {
  isTrueOfMachine,
  isTrueOfMembership,
  isTrueOfPlan,
  isTrueOfSharedMachine,
} from './is-still-relevant.ts';
import { contractWords } from '../modules/billing/emails/contract.ts';
import { announcementWords } from '../modules/announcements/emails/announcement.ts';
import { invoiceCopyWords } from '../modules/invoice-copies/emails/invoice-copy.ts';
import { withdrawalWords, type WithdrawalReads } from '../modules/withdrawals/emails/withdrawal.ts';
import {
  invitationEndedWords,
  invitationWords,
  moreInvitationsWords,
} from '../modules/seats/emails/invitation.ts';
import { machineWords } from '../modules/machines/emails/machine.ts';
import { messageNoticeWords, messageReceiptWords } from '../modules/messages/emails/message.ts';
import { newsletterWords } from '../modules/messages/emails/newsletter.ts';
import { orderWords } from '../modules/machines/emails/order.ts';
import {
  invitationCameBackWords,
  membershipWords,
  personJoinedWords,
  personLeftWords,
  sharedMachineWords,
} from '../modules/members/emails/membership.ts';
import { planWords } from '../modules/billing/emails/plan.ts';
import { addressWords, securityWords } from '../modules/security/emails/security.ts';
import {
  closedWords,
  decidedWords,
  newAddressWords,
  removalWords,
  resetWords,
  verificationWords,
} from '../modules/security/emails/sign-in.ts';
import type { WordsParts, WriteLetter } from '../modules/email/email-parts.ts';

/** What decides whether a mail is still true. */
export type TruthReads = {
  machine: (id: string) => Promise<MachineRecord | null>;
  /** As it was last read from Stripe. */
  plan: (uid: string) => Promise<Subscription | null>;
  membership: (id: string) => Promise<Membership | null>;
};

export type LetterParts = WordsParts & { reads: TruthReads & WithdrawalReads };

export function createWriteLetter(parts: LetterParts): WriteLetter {
  return async (mail) => {
    const content = MailContent.parse({ kind: mail.kind, facts: mail.facts });
    switch (content.kind) {
      case 'machine_ready':
      case 'machine_failed':
      case 'machine_silent':
      case 'machine_back':
      case 'machine_disk':
      case 'machine_sleeping':
      case 'machine_asleep':
      case 'machine_ending':
      case 'machine_restored':
      case 'machine_credit':
      case 'machine_erased': {
        const record = await parts.reads.machine(content.facts.machine);
        return isTrueOfMachine(content, record) ? machineWords(content, parts.site) : null;
      }
      case 'machine_orders':
        return orderWords(content.facts);
      case 'plan_pause_ends':
      case 'plan_ends_unpaid': {
        const plan = mail.uid === undefined ? null : await parts.reads.plan(mail.uid);
        return isTrueOfPlan(content, plan) ? planWords(content, parts.site) : null;
      }
      case 'contract':
        return contractWords(content.facts, parts);
      case 'invitation':
        return invitationWords(content.facts, mail, parts);
      case 'invitations_wait':
        return moreInvitationsWords(mail, parts);
      case 'invitation_ended':
        return invitationEndedWords(content.facts, mail, parts);
      case 'invitation_came_back':
        return invitationCameBackWords(content.facts, parts.site);
      case 'person_joined':
        return personJoinedWords(content.facts, parts.site);
      case 'person_left':
        return personLeftWords(content.facts, parts.site);
      case 'membership': {
        const membership = await parts.reads.membership(content.facts.membership);
        const isTrue = isTrueOfMembership(content.facts, membership);
        return isTrue ? membershipWords(content.facts, parts.site) : null;
      }
      case 'shared_machine': {
        const { machine, membership: id } = content.facts;
        const [record, membership] = await Promise.all([
          parts.reads.machine(machine),
          parts.reads.membership(id),
        ]);
        if (!isTrueOfSharedMachine(content.facts, record, membership)) return null;
        return sharedMachineWords(content.facts, membership?.ownerName ?? null, parts.site);
      }
      case 'newsletter_confirm':
      case 'newsletter_known':
        return newsletterWords(content.kind, content.facts, parts);
      case 'address_confirm':
        return addressWords(mail, parts);
      case 'message_receipt':
        return messageReceiptWords(content.facts, parts);
      case 'message_notice':
        return messageNoticeWords(content.facts, parts);
      case 'security':
        return securityWords(content.facts, mail, parts);
      case 'address_verification':
        return verificationWords(content.facts, mail, parts);
      case 'password_reset':
        return resetWords(mail, parts);
      case 'passkey_removal':
        return removalWords(content.facts, mail, parts);
      case 'address_new':
        return newAddressWords(content.facts, mail, parts);
      case 'account_closed':
        return closedWords(content.facts, mail, parts);
      case 'account_decided':
        return decidedWords(mail);
      case 'withdrawal_receipt':
      case 'withdrawal':
      case 'cancellation':
      case 'withdrawal_notice':
        return withdrawalWords(content, mail, parts);
      case 'invoice_copy_confirm':
      case 'invoice_copy':
        return invoiceCopyWords(content, mail, parts);
      case 'announcement':
        return announcementWords(content.facts, mail, parts);
    }
  };
}
