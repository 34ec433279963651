import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** What happens to what is sent, in one sentence, and where the rest stands. */
export function PrivacyNote({ children }: { children: string }) {
  return (
    <>
      {children} More under <TextLink to={PATHS.privacy}>Privacy</TextLink>.
    </>
  );
}
