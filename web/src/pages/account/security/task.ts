import type { OwnSession, Passkey } from '@contract/sign-in.ts';
import type { Prove } from '@/lib/prove.ts';

/** What a dialog is open for. */
export const NO_TASK = { kind: 'none' } as const;

export type Task = typeof NO_TASK | OpenTask;

export type OpenTask =
  | { kind: 'add-passkey' | 'last-passkey' | 'codes' | 'removal' | 'stop-removal' }
  | { kind: 'rename-passkey' | 'remove-passkey'; passkey: Passkey }
  | { kind: 'end-session'; session: OwnSession };

export type TaskProps = {
  uid: string;
  email: string;
  prove: Prove;
  hasCodes: boolean;
  onChanged: () => Promise<void>;
  onClose: () => void;
};
