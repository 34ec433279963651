import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ProfileForm } from '@/features/account/profile-form.tsx';
import { choicePath, parseChoice } from '@/features/billing/text/plan-choice.ts';
import { PictureEditor } from '@/features/picture/picture-editor.tsx';
import { updateProfile } from '@/features/session/account-actions.ts';
import { useSession } from '@/features/session/use-session.ts';
import { readMailLink } from '@/features/sign-in/links/mail-link.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { Section } from '@/ui/section/section.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';
import { EmailCard } from './email-card.tsx';

// For someone who comes from the e-mail at their new address.
const NewAddressNotice = lazy(async () => ({
  default: (await loadPart(() => import('./new-address-notice.tsx'))).NewAddressNotice,
}));

export function Page() {
  const { user, profile } = useSession();
  const [known, setKnown] = useState(profile);
  if (profile !== null && profile !== known) setKnown(profile);
  const [link] = useState(() => readMailLink(LINK_KEYS.newAddress));
  const { search, hash } = useLocation();
  const choice = parseChoice(new URLSearchParams(search).get('plan'));
  const [isBack] = useState(user?.emailVerified === true && link === null && hash !== '#address');
  if (user === null) return null;
  // They have corrected their address before they bought. Decided on arrival: no one is sent away from what they are doing.
  if (isBack && choice !== null) return <Navigate replace to={choicePath(choice)} />;
  return (
    <>
      <PageHeader
        title="Your details"
        lead="All of this is optional. We use it to address you and to reach you about your account."
      />
      <div className="grid gap-14">
        {link !== null && (
          <Suspense fallback={<Skeleton className="h-20" />}>
            <NewAddressNotice email={user.email} link={link} />
          </Suspense>
        )}
        <Section title="Your picture">
          {known === null ? (
            <Skeleton className="h-80 max-w-2xl sm:h-54" />
          ) : (
            <div className="max-w-2xl">
              <PictureEditor
                uid={user.uid}
                name={known.displayName || user.email}
                picture={known.picture}
                locale={personLocale(known.locale)}
              />
            </div>
          )}
        </Section>
        <Section title="About you">
          {/* Empty fields would overwrite what could not be read; what is being typed stays. */}
          {known === null ? (
            <Skeleton className="h-106 max-w-2xl sm:h-64" />
          ) : (
            <ProfileForm profile={known} save={(fields) => updateProfile(user.uid, fields)} />
          )}
        </Section>
        <div id="address" className="scroll-mt-24">
          <EmailCard user={user} choice={choice} badAddress={profile?.mailTrouble} />
        </div>
      </div>
    </>
  );
}
