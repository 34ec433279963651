import { WHILE_GOING } from '@/features/machines/text/account-going.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

/** Stands where a plan or a server would be offered to an account that stays. */
export function GoingNotice() {
  return (
    <Banner
      tone="warn"
      title="Your account is being deleted"
      action={
        <ButtonLink to={PATHS.deleteProfile} size="sm" variant="secondary">
          Continue the deletion
        </ButtonLink>
      }
    >
      {WHILE_GOING}
    </Banner>
  );
}
