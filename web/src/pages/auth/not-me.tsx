import { forgetMailLink, useMailLink } from '@/features/sign-in/links/mail-link.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { LinkOver } from './not-me/link-over.tsx';
import { NotMe } from './not-me/not-me.tsx';

/** Where the link “This wasn’t me” of an e-mail leads. Only its button acts. */
export function Page() {
  const link = useMailLink(LINK_KEYS.notMe);
  if (link === null) return <LinkOver />;
  return <NotMe key={link} proof={{ link }} onDone={() => forgetMailLink(LINK_KEYS.notMe)} />;
}
