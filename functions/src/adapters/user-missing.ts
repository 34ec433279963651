/** Whether the identity service has no such account. */
export function isUserMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
}
