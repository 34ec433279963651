import { ASKED_ADDRESS_KEY, keepInTab, readInTab } from '@/platform/storage/tab-storage.ts';

/** The new address to which this person had a link sent from this tab, as long as that works; null if there is none. */
export function readAskedAddress({ uid, email }: Asking, now = Date.now()): string | null {
  const [owner, until, address = ''] = readInTab(ASKED_ADDRESS_KEY)?.split(' ') ?? [];
  const isOpen = owner === uid && Number(until) > now && address !== email;
  return isOpen ? address : null;
}

/** @param address null: the person wants another one */
export function keepAskedAddress(uid: string, address: string | null, now = Date.now()): void {
  keepInTab(ASKED_ADDRESS_KEY, address && `${uid} ${now + LINK_MS} ${address}`);
}

/** How long the link works. */
const LINK_MS = 3_600_000;

type Asking = { uid: string; email: string };
