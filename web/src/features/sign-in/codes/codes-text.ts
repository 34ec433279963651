import { RECOVERY_CODES, type OwnPasskeys } from '@contract/sign-in.ts';

/** How many recovery codes someone has. */
export function codesWords({
  codesLeft: left,
  codesMadeAt,
}: Pick<OwnPasskeys, 'codesLeft' | 'codesMadeAt'>): string {
  if (left === 0) {
    return codesMadeAt === null
      ? 'You have yet to make recovery codes.'
      : 'You have used all your codes.';
  }
  return left === 1
    ? 'You have one unused code left.'
    : `You have ${left} unused codes${left < RECOVERY_CODES ? ' left' : ''}.`;
}
