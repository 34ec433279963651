import { lazy, Suspense, useState } from 'react';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { ProfileForm } from '@/features/account/profile-form.tsx';
import { ChangeEmailForm } from '@/features/auth-forms/change-email-form.tsx';
import { PictureEditor } from '@/features/picture/picture-editor.tsx';
import { ProofDialog } from '@/features/session/proof/proof-dialog.tsx';
import { updateProfile } from '@/features/session/account-actions.ts';
import { useSession } from '@/features/session/use-session.ts';
import { readMailLink } from '@/features/sign-in/links/mail-link.ts';
import { askForAddress } from '@/features/sign-in/passkeys/passkey-acts.ts';
import { loadPart } from '@/platform/connection/load-part.ts';
import { LINK_KEYS } from '@/platform/storage/tab-storage.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { PageHeader } from '@/ui/page-header/page-header.tsx';
import { Skeleton } from '@/ui/skeleton/skeleton.tsx';

// For someone who comes from the e-mail at their new address.
const NewAddressNotice = lazy(async () => ({
  default: (await loadPart(() => import('./new-address-notice.tsx'))).NewAddressNotice,
}));

export function Page() {
  const { user, profile } = useSession();
  const [known, setKnown] = useState(profile);
  if (profile !== null && profile !== known) setKnown(profile);
  const [link] = useState(() => readMailLink(LINK_KEYS.newAddress));
  if (user === null) return null;
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
          <EmailCard email={user.email} badAddress={profile?.mailTrouble} />
        </div>
      </div>
    </>
  );
}

function EmailCard({ email, badAddress }: { email: string; badAddress: string | undefined }) {
  const [wanted, setWanted] = useState<string | null>(null);
  const [pending, setPending] = useState<string | null>(null);
  return (
    <Section title="E-mail address">
      <p className="font-semibold break-all">{email}</p>
      <p className="mt-2 mb-5 max-w-measure text-sm text-muted">
        You sign in with this address. To change it, enter the new one: we will send a link there.
        Open it in a browser in which you are signed in, and confirm the change. That signs you out
        everywhere; sign in again with the new address and your current password. Unless your
        servers ask for your passkey, you then have to add passkeys, recovery codes and the servers
        that you connected again.
      </p>
      {pending === null ? (
        <ChangeEmailForm email={email} onSubmit={setWanted} />
      ) : (
        <Banner
          tone={badAddress === pending ? 'bad' : 'info'}
          title={
            badAddress === pending
              ? 'We cannot deliver e-mails to the new address'
              : 'Check the inbox of the new address'
          }
          action={
            <Button size="sm" variant="secondary" onClick={() => setPending(null)}>
              Use another address
            </Button>
          }
        >
          {badAddress === pending ? (
            <span>
              What we sent to <span className="font-semibold wrap-anywhere">{pending}</span> came
              back. Check it for typing errors. Your old address stays in use.
            </span>
          ) : (
            <span>
              A link is on its way to <span className="font-semibold wrap-anywhere">{pending}</span>
              . Check the spam folder too; we send at most three an hour. Until you open it and
              confirm the change, your old address stays in use.
            </span>
          )}
        </Banner>
      )}
      <ProofDialog
        open={wanted !== null}
        onClose={() => setWanted(null)}
        title="Change your address?"
        email={email}
        confirm={{ label: 'Send the link' }}
        act={async () => {
          if (wanted === null) return;
          await askForAddress(wanted);
          setPending(wanted);
        }}
        failed="No link was sent"
        describe={describeAccountProblem}
      >
        <p>
          We will send a link to <span className="font-semibold wrap-anywhere">{wanted}</span>. Your
          address changes when you open it and confirm.
        </p>
      </ProofDialog>
    </Section>
  );
}
