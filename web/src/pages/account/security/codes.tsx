import { describeAccountProblem } from '@/features/account/account-text.ts';
import { codesWords } from '@/features/sign-in/codes/codes-text.ts';
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
        {({ passkeys, codesLeft, codesMadeAt }) => (
          <div className="grid gap-4">
            <p className="tabular-nums">{codesWords({ codesLeft, codesMadeAt })}</p>
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
