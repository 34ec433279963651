import type { ReactNode } from 'react';
import type { CarriedTarget } from '@/features/handoff/carried-target.ts';
import { LateSession, useLateWords } from '@/features/session/late-session.tsx';
import { PATHS } from '@/site/paths.ts';
import type { SignedInAs } from './use-entry.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { InPanel, PagePicture } from '@/ui/panel/panel.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';

/**
 * The frame of a page with one form: what it is for, where it leads, the form, and the way to its sister pages.
 * @param panel what stands in the panel beside it; a form needs the room of a small window for itself
 * @param picture stands there, and in a small window above the words
 */
export function EntryPage({
  title,
  lead,
  panel,
  picture,
  carried,
  isPassing = false,
  isLate = false,
  signedInAs = null,
  footer,
  children,
}: Props) {
  return (
    <div className="grid w-full max-w-form gap-6">
      {panel !== undefined && <InPanel>{panel}</InPanel>}
      {picture !== undefined && <PagePicture>{picture}</PagePicture>}
      <header className="grid gap-3">
        <h1 className="font-display text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
        {lead !== undefined && <p className="text-muted">{lead}</p>}
      </header>
      {carried !== undefined && <CarriedNote carried={carried} />}
      {isPassing && (
        <div className="min-h-72">
          <Spinner label="Looking up your session" />
        </div>
      )}
      {signedInAs !== null && <AlreadySignedIn {...signedInAs} />}
      {!isPassing && signedInAs === null && (
        <>
          {isLate && <LateNote />}
          {children}
          {footer !== undefined && (
            <footer className="border-t border-line pt-5 text-sm">{footer}</footer>
          )}
        </>
      )}
    </div>
  );
}

function AlreadySignedIn({ email, next }: SignedInAs) {
  return (
    <>
      <p>
        You are signed in as <span className="font-medium wrap-anywhere">{email}</span>.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={next}>Continue</ButtonLink>
        <ButtonLink to={PATHS.logout} variant="secondary">
          Sign out
        </ButtonLink>
      </div>
    </>
  );
}

function LateNote() {
  const { title } = useLateWords();
  return (
    <Banner tone="warn" title={title}>
      <div className="grid gap-3">
        <LateSession />
      </div>
    </Banner>
  );
}

function CarriedNote({ carried }: { carried: CarriedTarget }) {
  switch (carried.kind) {
    case 'none':
      return null;
    case 'refused':
      return (
        <Banner tone="warn" title="The server in your link cannot be connected">
          We have ignored that server. You can still sign in and go to your account.
        </Banner>
      );
    case 'own-server':
      return (
        <p className="rounded-md border border-line bg-raised px-4 py-3 text-sm">
          Next, we take you to{' '}
          <span className="font-mono text-xs wrap-anywhere">{carried.host}</span>
        </p>
      );
    case 'help-center':
      return (
        <p className="rounded-md border border-line bg-raised px-4 py-3 text-sm">
          Next, we take you to the help center.
        </p>
      );
  }
}

type Props = {
  title: string;
  panel?: ReactNode;
  picture?: ReactNode;
  lead?: ReactNode;
  carried?: CarriedTarget;
  isPassing?: boolean;
  isLate?: boolean;
  signedInAs?: SignedInAs | null;
  footer?: ReactNode;
  children: ReactNode;
};
