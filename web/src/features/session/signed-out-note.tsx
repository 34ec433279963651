import { useEffect } from 'react';
import { rewriteAddress } from '@/platform/location.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import {
  carriedEnd,
  describeSessionEnd,
  SIGNED_OUT,
  type SessionEnd,
} from './model/session-end.ts';

/**
 * Says once why a session ended: after a reload the address no longer carries it, and the browser no longer remembers a
 * session.
 * @param endedBy the reason if this very page has found out
 */
export function SignedOutNote({ search, endedBy }: Props) {
  const carried = carriedEnd(search);
  const end = carried ?? endedBy;

  useEffect(() => {
    if (carried === null) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(SIGNED_OUT);
    rewriteAddress(url.pathname + url.search + url.hash);
  }, [carried]);

  const words = end === null ? null : describeSessionEnd(end);
  if (words === null) return null;
  return (
    <Banner tone="info" title={words.title}>
      {words.text}
      {end === 'disabled' && (
        <>
          {' '}
          <TextLink to={PATHS.contactV1}>Go to the form</TextLink>
        </>
      )}
    </Banner>
  );
}

type Props = { search: string; endedBy: SessionEnd | null };
