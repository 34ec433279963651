import { MailContent } from '../../consistency/mail-kinds.ts';
import type { Subscription } from '../../contract/subscription.ts';
import type { MachineRecord } from '../machines/record/machine-record.ts';
import type { Membership } from '../memberships/membership-record.ts';
import {
  isTrueOfMachine,
  isTrueOfMembership,
  isTrueOfPlan,
  isTrueOfSharedMachine,
} from './still-true.ts';
import { contractWords } from './words/contract-words.ts';
import { announcementWords } from './words/announcement-words.ts';
import { invoiceCopyWords } from './words/invoice-copy-words.ts';
import { withdrawalWords } from './words/withdrawal-words.ts';
import {
  invitationEndedWords,
  invitationWords,
  moreInvitationsWords,
} from './words/invitation-words.ts';
import { machineWords } from './words/machine-words.ts';
import { messageNoticeWords, messageReceiptWords } from './words/message-words.ts';
import { newsletterWords } from './words/newsletter-words.ts';
import { orderWords } from './words/order-words.ts';
import {
  invitationCameBackWords,
  membershipWords,
  personJoinedWords,
  personLeftWords,
  sharedMachineWords,
} from './words/people-words.ts';
import { planWords } from './words/plan-words.ts';
import { addressWords, securityWords } from './words/security-words.ts';
import {
  closedWords,
  decidedWords,
  newAddressWords,
  removalWords,
  resetWords,
  verificationWords,
} from './words/sign-in-words.ts';
import type { WordsParts, WriteLetter } from './letter-parts.ts';

/** What decides whether a mail is still true. */
export type TruthReads = {
  machine: (id: string) => Promise<MachineRecord | null>;
  /** As it was last read from Stripe. */
  plan: (uid: string) => Promise<Subscription | null>;
  membership: (id: string) => Promise<Membership | null>;
};

export type LetterParts = WordsParts & { reads: TruthReads };

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
