import { useEffect, useRef, useState } from 'react';
import { hasPasskeys } from '@/platform/has-passkeys.ts';
import { PATHS } from '@/site/paths.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextField } from '@/ui/field/text-field.tsx';
import { Spinner } from '@/ui/spinner/spinner.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { neededProof } from './needed-proof.ts';
import { proveCode, provePasskey } from '../passkey-actions.ts';
import { useVisitor } from '../use-session.ts';
import { PasswordForm, ProofFoot, ProofProblem, type ProofFormProps } from './password-form.tsx';
import { usePasskeys } from './use-passkeys.ts';

/** Asks someone who has passkeys for one. Where the password suffices as well, for either. */
export function PasskeyForm({ isPasskeyNeeded, ...form }: Props) {
  const { user } = useVisitor();
  const uid = user?.uid ?? '';
  const { data: own, isPending } = usePasskeys(uid);
  const proof = useProofActs(form);
  if (isPending) return <Spinner label="Looking up your passkeys" />;
  const canUsePasskey = hasPasskeys() && own?.passkeys.length !== 0;
  if (isPasskeyNeeded || own?.isRequired === true) {
    return (
      <NoPasswordForm
        {...form}
        proof={proof}
        canUsePasskey={canUsePasskey}
        canUseCode={own?.codesLeft !== 0}
      />
    );
  }
  return (
    <PasswordForm
      {...form}
      otherWay={
        canUsePasskey &&
        own !== undefined && (
          <div className="grid gap-3">
            <div>
              <Button
                variant="secondary"
                busy={proof.isBusy}
                onClick={() => void proof.run(provePasskey)}
              >
                Use a passkey instead
              </Button>
            </div>
            <ProofProblem problem={proof.problem} failed={form.failed} />
          </div>
        )
      }
    />
  );
}

function NoPasswordForm(props: NoPasswordProps) {
  const { children, confirm, failed, onClose, proof, canUsePasskey, canUseCode } = props;
  const [isCode, setIsCode] = useState(!canUsePasskey && canUseCode);
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  // Without a code, the button cannot be pressed yet.
  const first = isCode ? 'input' : 'input, [type=submit]';
  useEffect(() => form.current?.querySelector<HTMLElement>(first)?.focus(), [first]);
  const change = () => {
    setIsCode(!isCode);
    setCode('');
  };
  const canProve = canUsePasskey || canUseCode;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void proof.run(isCode ? () => proveCode(code.trim()) : provePasskey);
      }}
    >
      {children}
      {!canProve && (
        <Banner tone="warn" title="You have no passkey or recovery code left">
          Under <TextLink to={`${PATHS.security}#passkeys`}>Security</TextLink> you can ask that the
          password suffices again.
        </Banner>
      )}
      {isCode && (
        <TextField
          label="Recovery code"
          hint="One of the codes that you have kept. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          readOnly={proof.isBusy}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      )}
      {canProve && !isCode && (
        <p>Your account asks for a passkey here. Your browser shows it next.</p>
      )}
      {canUsePasskey && canUseCode && (
        <div>
          <Button variant="quiet" disabled={proof.isBusy} onClick={change}>
            {isCode ? 'Use a passkey' : 'Use a recovery code'}
          </Button>
        </div>
      )}
      <ProofFoot {...{ failed, onClose }} problem={proof.problem} isBusy={proof.isBusy}>
        {canProve && (
          <Button
            type="submit"
            variant={confirm.variant ?? 'primary'}
            busy={proof.isBusy}
            disabled={isCode && code.trim() === ''}
          >
            {confirm.label}
          </Button>
        )}
      </ProofFoot>
    </form>
  );
}

/** Proves, goes on with the act, and says what failed. */
function useProofActs({ act, describe, onClose, onPasskeyNeeded, setIsBusy }: ProofFormProps) {
  const [state, setState] = useState<ProofState>({ isBusy: false, problem: null });
  const change = (next: ProofState) => {
    setState(next);
    setIsBusy(next.isBusy);
  };
  // A code works once, so an act that fails for another reason is tried again without one.
  const isProved = useRef(false);
  const run = async (prove: () => Promise<void>) => {
    change({ isBusy: true, problem: null });
    try {
      if (!isProved.current) await prove();
      isProved.current = true;
      await act();
    } catch (cause) {
      const needed = neededProof(cause);
      if (needed !== null) isProved.current = false;
      change({ isBusy: false, problem: needed === null ? describe(cause) : TOO_LATE });
      if (needed === 'passkey') onPasskeyNeeded();
      return;
    }
    change({ isBusy: false, problem: null });
    onClose();
  };
  return { ...state, run };
}

const TOO_LATE = 'It took too long, so nothing has changed. Please try once more.';

type ProofState = { isBusy: boolean; problem: string | null };

type Props = ProofFormProps & { isPasskeyNeeded: boolean };

type NoPasswordProps = ProofFormProps & {
  proof: ReturnType<typeof useProofActs>;
  canUsePasskey: boolean;
  canUseCode: boolean;
};
