import { useEffect } from 'react';
import { rewriteAddress } from '@/platform/location.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { useSession } from './use-session.ts';
import { readSessionEnd, describeSessionEnd, SIGNED_OUT } from './session-end.ts';

/** Says once why a session ended: after a reload the address no longer carries it. */
export function SignedOutNote({ search }: { search: string }) {
  const named = readSessionEnd(new URLSearchParams(search).get(SIGNED_OUT));
  // A session can also end on the page itself.
  const { endedBy } = useSession();
  const end = named ?? endedBy;

  useEffect(() => {
    if (named === null) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(SIGNED_OUT);
    rewriteAddress(url.pathname + url.search + url.hash);
  }, [named]);

  const words = end === null ? null : describeSessionEnd(end);
  if (words === null) return null;
  return (
    <Banner tone="info" title={words.title}>
      {words.text}
    </Banner>
  );
}
