import { PATHS } from '@/site/paths.ts';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { describeOurFault } from './our-fault.ts';

/** Why something failed, in the words of the caller; where only we can mend it, also the way to us. */
export function ProblemText({ cause, text }: { cause: unknown; text: string }) {
  if (describeOurFault(cause) === null) return text;
  return (
    <>
      {text} <TextLink to={PATHS.contactV1}>Write to us</TextLink>
    </>
  );
}
