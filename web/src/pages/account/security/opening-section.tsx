import type { RemovalRefusal } from '@contract/sign-in.ts';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { requirePasskey } from '@/features/sign-in/passkeys/passkey-acts.ts';
import { useAct } from '@/features/sign-in/use-act.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import type { Asked } from './asked.ts';

/** Whether a passkey is asked for before a server opens, and what helps someone who has lost everything. */
export function OpeningSection({ own, prove, onTask, onChanged, formatMoment }: Props) {
  const act = useAct(describeAccountProblem);
  const change = (isRequired: boolean, codesLeft: number) =>
    void act.run(async () => {
      if (!(await prove(() => requirePasskey(isRequired)))) return;
      await onChanged();
      if (isRequired && codesLeft === 0) onTask({ kind: 'codes' });
    });
  return (
    <Section title="Opening servers">
      <WhenLoaded
        query={own}
        loading="Whether your servers ask for a passkey is being loaded"
        failed="Whether your servers ask for a passkey could not be loaded"
        describe={describeAccountProblem}
      >
        {({ passkeys, isRequired, codesLeft, removalAt, removalRefused }) => (
          <div className="grid gap-5">
            <CheckboxField
              label={
                <span className="font-semibold">Ask for my passkey before a server opens</span>
              }
              hint="Then your password alone is too little to open a server, yours or one shared with you. The same goes for fetching or restoring data, inviting people, connecting or erasing a server, deleting the account, and changing your address, passkeys and codes."
              checked={isRequired}
              disabled={act.isBusy || (!isRequired && passkeys.length === 0)}
              onChange={({ target }) => change(target.checked, codesLeft)}
              error={act.problem === null ? undefined : `Not changed. ${act.problem}`}
            />
            {!isRequired && passkeys.length === 0 && (
              <p className="text-sm">Add a passkey first. Then you can turn this on.</p>
            )}
            {isRequired && removalAt !== null && (
              <Banner
                tone="warn"
                title={`From ${formatMoment(removalAt) ?? 'then on'} your servers open without a passkey`}
                action={
                  <Button
                    size="sm"
                    variant="secondary"
                    busy={act.isBusy}
                    onClick={() => onTask({ kind: 'stop-removal' })}
                  >
                    Stop this
                  </Button>
                }
              >
                Someone who is signed in to your account has asked for it. Using a passkey or a
                recovery code stops it, and so does the link in our e-mails.
              </Banner>
            )}
            {isRequired && removalRefused !== null && (
              <p className="max-w-measure text-sm text-muted">
                You have lost every passkey and every code? From{' '}
                <span>{formatMoment(removalRefused.until) ?? 'next week'}</span>, you can have this
                taken off. Until then we refuse it: {REFUSED_SINCE[removalRefused.why]} less than
                seven days ago, and the person who did that may be the one who asks.
              </p>
            )}
            {isRequired && removalAt === null && removalRefused === null && (
              <div className="grid justify-items-start gap-3">
                <p className="max-w-measure text-sm text-muted">
                  You have lost every passkey and every code? Then you can have this taken off. It
                  takes three days, and we tell all your addresses.
                </p>
                <Button size="sm" variant="quiet" onClick={() => onTask({ kind: 'removal' })}>
                  Everything lost?
                </Button>
              </div>
            )}
          </div>
        )}
      </WhenLoaded>
    </Section>
  );
}

const REFUSED_SINCE: Readonly<Record<RemovalRefusal['why'], string>> = {
  address: 'the address of the account was changed',
  not_me: '“This wasn’t me” was pressed',
};

type Props = Asked & { formatMoment: (moment: string | null) => string | null };
