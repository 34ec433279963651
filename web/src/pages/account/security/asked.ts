import type { OwnPasskeys } from '@contract/sign-in.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Prove } from '@/lib/prove.ts';
import type { Task } from './task.ts';

/** What the sections about passkeys are given. */
export type Asked = {
  own: UseQueryResult<OwnPasskeys>;
  /** Whether the address of the account is. */
  isConfirmed: boolean;
  prove: Prove;
  onTask: (task: Task) => void;
  /** Something has changed about them. */
  onChanged: () => Promise<void>;
};
