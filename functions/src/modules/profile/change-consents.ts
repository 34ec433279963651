import type { Consents } from '../../contract/api.ts';
import type { RecordEvent } from '../audit/audit-log.ts';
import type { ProfileStore } from './profile-store.ts';

type Parts = {
  profiles: Pick<ProfileStore, 'changeConsents'>;
  record: RecordEvent;
  now: () => Date;
};

/** Changes what a person agrees to, and records it for them. */
export function createChangeConsents({ profiles, record, now }: Parts) {
  /** @throws {ApiError} `conflict` if the account is being deleted */
  return async (uid: string, change: Partial<Consents>) => {
    const { changed, ...answer } = await profiles.changeConsents(uid, change, now());
    if (changed.length > 0) {
      await record(uid, 'consents_changed', inWords(changed, answer.consents));
    }
    return answer;
  };
}

export type ChangeConsents = ReturnType<typeof createChangeConsents>;

const CONSENT_NAMES: Readonly<Record<keyof Consents, string>> = {
  productMail: 'Product e-mails',
  chatIdentity: 'Chat identity',
  feedbackBoard: 'Feedback board',
};

function inWords(changed: readonly (keyof Consents)[], consents: Consents): string {
  return changed.map((key) => `${CONSENT_NAMES[key]} ${consents[key] ? 'on' : 'off'}`).join(', ');
}
