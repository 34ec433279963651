import type { Person } from './person.ts';
import type { SessionEnding } from './session-ending.ts';
import type { ProfileState, SessionPorts } from './session-ports.ts';
import type { SessionState } from './session-state.ts';
import type { Profile } from './session-types.ts';
import type { SubscriptionLoader } from './subscription-loader.ts';

/** What news of the profile change in the session of its person; once they are confirmed, the last news count again. */
export function createProfileReader({ ports, state, ending, subscriptions }: Parts) {
  /**
   * Only of a confirmed person, whose address is the one that the identity service knows, and only at the beginning: a profile that
   * disappears later was deleted and stays deleted.
   */
  function repairOnce(owner: Person, profile: Profile | null): void {
    const { user } = state.get();
    if (owner.isChecked || !owner.isConfirmed || user === null) return;
    owner.isChecked = true;
    if (profile?.email !== user.email) ports.repairProfile(user, profile);
  }

  return (owner: Person, news: ProfileState): void => {
    const { profile, unconfirmed, subscriptionVersion, sessionsRevokedAt } = news;
    owner.news = news;
    const loading = !owner.isConfirmed;
    if (sessionsRevokedAt !== null) void ending.applyRevocation(owner, sessionsRevokedAt);
    owner.hasNoProfile = profile === null && !unconfirmed;
    if (!unconfirmed) repairOnce(owner, profile);
    if (profile !== null) {
      owner.isProfileGone = false;
      state.set({ loading, profile });
      subscriptions.follow(owner, profile.customerId, subscriptionVersion);
    } else if (unconfirmed) {
      state.set({ loading });
    } else {
      owner.abortFetch();
      owner.isProfileGone ||= state.get().profile !== null;
      state.set({ loading, profile: null, subscription: null });
    }
  };
}

type Parts = {
  ports: Pick<SessionPorts, 'repairProfile'>;
  state: SessionState;
  ending: SessionEnding;
  subscriptions: SubscriptionLoader;
};
