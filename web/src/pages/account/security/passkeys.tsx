import { MOST_PASSKEYS } from '@contract/sign-in.ts';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { PasskeyList } from '@/features/sign-in/passkeys/passkey-list.tsx';
import { hasPasskeys } from '@/platform/has-passkeys.ts';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import type { Asked } from './asked.ts';

export function Passkeys({ own, isConfirmed, onTask, formatDay }: Props) {
  return (
    <div id="passkeys" className="scroll-mt-24">
      <Section title="Passkeys">
        <p className="mb-5 max-w-measure text-sm text-muted">
          A passkey signs you in with your fingerprint, your face or the PIN of a device. You type
          nothing that a false page could steal. Your password goes on working beside it.
        </p>
        <WhenLoaded
          query={own}
          loading="Your passkeys are being loaded"
          failed="Your passkeys could not be loaded"
          describe={describeAccountProblem}
        >
          {({ passkeys, isRequired }) => {
            const hindrance = hindranceOf(passkeys.length, isConfirmed);
            return (
              <div className="grid gap-4">
                <PasskeyList
                  passkeys={passkeys}
                  formatDay={formatDay}
                  onRename={(passkey) => onTask({ kind: 'rename-passkey', passkey })}
                  onRemove={(passkey) =>
                    onTask(
                      isRequired && passkeys.length === 1
                        ? { kind: 'last-passkey' }
                        : { kind: 'remove-passkey', passkey },
                    )
                  }
                />
                {hindrance !== null && <p className="max-w-measure text-sm">{hindrance}</p>}
                <div>
                  <Button
                    variant="secondary"
                    disabled={hindrance !== null}
                    onClick={() => onTask({ kind: 'add-passkey' })}
                  >
                    Add a passkey
                  </Button>
                </div>
              </div>
            );
          }}
        </WhenLoaded>
      </Section>
    </div>
  );
}

/** Why none can be added; null where one can. */
function hindranceOf(count: number, isConfirmed: boolean): string | null {
  if (!isConfirmed) return 'Confirm your e-mail address first. Then you can add a passkey.';
  if (!hasPasskeys())
    return 'This browser cannot use passkeys. Open this page in another one to add one.';
  if (count < MOST_PASSKEYS) return null;
  return `You have ${MOST_PASSKEYS} passkeys, the most an account can have. Remove one to add another.`;
}

type Props = Asked & { formatDay: (moment: string | null) => string | null };
