import { WrongAddress } from '@/features/account/wrong-address.tsx';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';

/** In place of the form, for someone whose address is not confirmed. */
export function Unconfirmed({ email }: { email: string }) {
  return (
    <Banner tone="warn" title="Confirm your e-mail address first" action={<WrongAddress />}>
      Messages from here are answered to <span className="wrap-anywhere">{email}</span>, so we have
      to know that it is yours. Follow the link that we sent there, or have it sent again at the top
      of this page. To write to us now, use the{' '}
      <TextLink to={PATHS.contactV1}>form for everyone</TextLink>, without files.
    </Banner>
  );
}
