import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { rewriteAddress } from '@/platform/location.ts';
import { keepInTab, readInTab, type LINK_KEYS } from '@/platform/storage/tab-storage.ts';

/**
 * The link of an e-mail, which the API gets with a button: what is after the `#` of this page’s address, else what this tab keeps of
 * one that was opened before. It leaves the address at once, so that it is neither bookmarked nor read over a shoulder.
 */
export function useMailLink(key: LinkKey): string | null {
  const { pathname, search, hash } = useLocation();
  const link = useMemo(() => linkIn(hash) ?? readInTab(key), [hash, key]);
  useEffect(() => {
    if (hash === '') return;
    keepInTab(key, linkIn(hash));
    rewriteAddress(pathname + search);
  }, [pathname, search, hash, key]);
  return link;
}

/** The one that this tab keeps. */
export function readMailLink(key: LinkKey): string | null {
  return readInTab(key);
}

/** For one that has been forgotten too early. */
export function keepMailLink(key: LinkKey, link: string): void {
  keepInTab(key, link);
}

/** For one that has done its work, or is over. */
export function forgetMailLink(key: LinkKey): void {
  keepInTab(key, null);
}

export function linkIn(hash: string): string | null {
  return /^#([\w.=&%~-]{20,1000})$/.exec(hash)?.[1] ?? null;
}

type LinkKey = (typeof LINK_KEYS)[keyof typeof LINK_KEYS];
