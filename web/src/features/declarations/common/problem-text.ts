import { COMPANY } from '@contract/legal/company.ts';
import { ApiError } from '@/platform/api-client.ts';

/**
 * Why a declaration did not get an answer, and what to do.
 * @param what is declared
 */
export function describeProblem(
  cause: unknown,
  isOnline: boolean,
  what: 'withdrawal' | 'cancellation',
): { title: string; text: string } {
  const byMail = `An e-mail to ${COMPANY.email} also counts as a ${what}.`;
  if (!(cause instanceof ApiError)) {
    return {
      title: 'This page made an error',
      text: `Reload it: what you wrote stays. ${byMail}`,
    };
  }
  if (cause.status === 0) {
    return isOnline
      ? { title: 'We cannot tell whether it has arrived', text: `${AGAIN} ${byMail}` }
      : {
          title: 'You seem to be offline',
          text: `Press the button again when you are connected. What you wrote stays. ${byMail}`,
        };
  }
  if (cause.code === 'rate_limited') {
    return {
      title: 'That was too many tries',
      text: `Wait a minute, then press the button again. ${byMail}`,
    };
  }
  return cause.status < 500
    ? { title: cause.message, text: `Nothing is declared yet. Go back and change it. ${byMail}` }
    : { title: cause.message, text: `${AGAIN} ${byMail}` };
}

const AGAIN = 'Press the button again: however often it arrives, it counts once.';
