import { readPeople } from '../../../standins/seed-people.ts';
import { seedMembers } from './seed-members.ts';

/** Shared by all seed users. Published in the README, because it opens only the emulators. */
export const PASSWORD = 'correct-horse-9';

const PLANS = {
  active: 'active subscriber',
  past_due: 'payment past due',
  cancels: 'cancels at the end of the period',
  paused: 'paused',
};

/**
 * @param havePlans whether the Stripe of this stack knows the seed people
 * @returns a line for each of them, with who that is in a few words
 */
export function seedLogins({ havePlans }: { havePlans: boolean }) {
  return readPeople().map(({ uid, email, disabled, emailVerified, billing, machines = [] }) => {
    const plan = billing && havePlans ? PLANS[billing.state] : 'verified, no subscription';
    const owned = havePlans ? machines.map(({ state }) => `machine ${state}`) : [];
    const opened = seedMembers()
      .filter(({ member }) => havePlans && member.uid === uid)
      .map(({ owner }) => `opens ${owner.displayName.split(' ')[0]}’s machine`);
    const lock = disabled ? 'account disabled' : emailVerified ? null : 'e-mail not verified';
    return `${email.padEnd(20)} ${lock ?? [plan, ...owned, ...opened].join(', ')}`;
  });
}
