import { messageOf } from '@/lib/message-of.ts';

export type LogoutRequestPorts = {
  address: string;
  rewriteAddress: (address: string) => void;
  /** Signs out in every tab. */
  signOut: () => Promise<void>;
  logWarning: (event: string, detail: string) => void;
};

/** Signs out where the address says `logout=true`, and takes that out of the address. Never rejects. */
export async function endRequestedSession(ports: LogoutRequestPorts): Promise<void> {
  const url = new URL(ports.address);
  if (!url.searchParams.getAll('logout').includes('true')) return;
  try {
    await ports.signOut();
  } catch (cause) {
    ports.logWarning('Sign-out failed', messageOf(cause));
  }
  // Only now, so that a reload before this point asks again.
  url.searchParams.delete('logout');
  ports.rewriteAddress(url.pathname + url.search + url.hash);
}
