import type { Auth } from 'firebase-admin/auth';

/** Revokes the refresh tokens of an identity, which does not exist before its first sign-in. */
export async function revokeTokens(auth: Auth, uid: string): Promise<void> {
  try {
    await auth.revokeRefreshTokens(uid);
  } catch (error) {
    if (!isUserMissing(error)) throw error;
  }
}

export function isUserMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
