/** Whether this browser has passkeys. Apart from what uses them, which pages load only then. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in window;
}
