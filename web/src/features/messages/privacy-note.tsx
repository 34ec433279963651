import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** What happens to a message, in one sentence, with a link to the rest. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <>
      {children} See <TextLink to={PATHS.privacy}>Privacy</TextLink>.
    </>
  );
}
