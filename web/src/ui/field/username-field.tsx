/** Hidden: tells password managers whose password the next field takes, so that they fill in the right entry. */
export function UsernameField({ email }: { email: string }) {
  return (
    <input
      type="email"
      autoComplete="username"
      value={email}
      readOnly
      hidden
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}
