import { COMPANY } from '@contract/legal/company.ts';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** A link that opens a new mail with its subject filled in. */
export function MailLink({ address = COMPANY.email, subject, label, variant = 'primary' }: Mail) {
  return (
    <ButtonLink to={`mailto:${address}?subject=${encodeURIComponent(subject)}`} variant={variant}>
      {label}
    </ButtonLink>
  );
}

type Mail = {
  /** Ours, if none is named. */
  address?: string;
  subject: string;
  label: string;
  variant?: 'primary' | 'secondary';
};
