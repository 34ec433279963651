import { ProfileForm } from '@/features/account/profile-form.tsx';
import { updateProfile } from '@/features/session/session-actions.ts';
import { useSession } from '@/features/session/use-session.ts';
import { Card } from '@/ui/card/card.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';

export function Page() {
  const { user, profile } = useSession();
  if (user === null) return null;
  return (
    <>
      <PageHeader
        title="Your details"
        lead="All of this is optional. We use it to address you, and to reach you about your account."
      />
      <div className="grid gap-6">
        <Card>
          <ProfileForm profile={profile} save={(fields) => updateProfile(user.uid, fields)} />
        </Card>
        <Card title="E-mail address">
          <p className="font-semibold break-all">{user.email}</p>
          <p className="mt-2 max-w-measure text-sm text-muted">
            You sign in with this address, and it cannot be changed on this page. If you need
            another one, write to us in the support chat from this account; we ask you to confirm
            both addresses.
          </p>
        </Card>
      </div>
    </>
  );
}
