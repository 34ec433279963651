import { RECOVERY_CODES } from '@contract/sign-in.ts';
import { describeAccountProblem } from '@/features/account/account-text.ts';
import { Button } from '@/ui/button/button.tsx';
import { Section } from '@/ui/section/section.tsx';
import { WhenLoaded } from '@/ui/when-loaded/when-loaded.tsx';
import type { Asked } from './asked.ts';

export function Codes({ own, isConfirmed, onTask }: Asked) {
  return (
    <Section title="Recovery codes">
      <p className="mb-5 max-w-measure text-sm text-muted">
        If you lose your passkey, sign in with your password and use a code in its place. Each works
        once, and only together with the password.
      </p>
      <WhenLoaded
        query={own}
        loading="Your recovery codes are being counted"
        failed="Your recovery codes could not be counted"
        describe={describeAccountProblem}
      >
        {({ passkeys, codesLeft }) => (
          <div className="grid gap-4">
            <p className="tabular-nums">{leftWords(codesLeft)}</p>
            {!isConfirmed && (
              <p className="text-sm">Confirm your e-mail address first. Then you can make codes.</p>
            )}
            {isConfirmed && passkeys.length === 0 && (
              <p className="text-sm">Add a passkey first. Then you can make codes.</p>
            )}
            <div>
              <Button
                variant="secondary"
                disabled={!isConfirmed || passkeys.length === 0}
                onClick={() => onTask({ kind: 'codes' })}
              >
                {codesLeft === 0 ? 'Make recovery codes' : 'Make new codes'}
              </Button>
            </div>
          </div>
        )}
      </WhenLoaded>
    </Section>
  );
}

function leftWords(left: number): string {
  if (left === 0) return 'You have used all codes, or have yet to make some.';
  return left === 1
    ? 'You have one unused code left.'
    : `You have ${left} unused codes${left < RECOVERY_CODES ? ' left' : ''}.`;
}
