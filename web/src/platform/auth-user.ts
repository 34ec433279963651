/** What the product knows about a signed-in person, as an immutable value. */
export type AuthUser = {
  uid: string;
  email: string;
  emailVerified: boolean;
  displayName: string | null;
  /** ISO 8601. */
  lastSignInAt: string | null;
};
