/**
 * What follows from a failure of the profile's listener. It never ends a session: only the identity service says that one is over.
 * Otherwise the pages that find no one signed in and those that find someone would send a person to and fro.
 */
export function judgeFailure({ code, isConfirmed, isSignedIn }: Failure): Meaning {
  // Until the identity service has confirmed the session, or has said that it is over, nothing is cleared.
  if (!isConfirmed) return { clears: 'nothing', isLogged: true };
  if (!isSignedIn) return { clears: 'nothing', isLogged: false };
  return code === 'permission-denied'
    ? { clears: 'profile', isLogged: false }
    : { clears: 'profile-and-subscription', isLogged: true };
}

type Failure = {
  /** The database's; null for what is not an error of its own, such as a missing function of the browser. */
  code: string | null;
  /** The identity service has confirmed the session. */
  isConfirmed: boolean;
  /** It still holds it. */
  isSignedIn: boolean;
};

type Meaning = { clears: 'nothing' | 'profile' | 'profile-and-subscription'; isLogged: boolean };
