import { useState } from 'react';
import { RECOVERY_CODES } from '@contract/sign-in.ts';
import type { Prove } from '@/lib/prove.ts';
import { copyText } from '@/platform/clipboard.ts';
import { downloadText } from '@/platform/download.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { Dialog } from '@/ui/dialog/dialog.tsx';
import { CheckboxField } from '@/ui/field/checkbox-field.tsx';
import { makeCodes } from '../passkeys/passkey-acts.ts';
import { useAct } from '../use-act.ts';

/** Makes recovery codes, and shows them this once. */
export function CodesDialog({ hasOlder, prove, describe, onMade, onClose }: Props) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isKept, setIsKept] = useState(false);
  const [isReminded, setIsReminded] = useState(false);
  const act = useAct(describe);
  const make = () =>
    void act.run(async () => {
      await prove(async () => {
        setCodes(await makeCodes());
        onMade();
      });
    });
  // Closed before they are kept, they are gone.
  const close = () => {
    if (codes === null || isKept) onClose();
    else setIsReminded(true);
  };
  return (
    <Dialog open onClose={close} title={codes === null ? 'Recovery codes' : 'Keep these codes'}>
      {codes === null ? (
        <div className="grid gap-5">
          {act.problem !== null && (
            <Banner tone="bad" title="The codes were not made">
              {act.problem}
            </Banner>
          )}
          <p>
            We make {RECOVERY_CODES} codes and show them once. Each stands in for your passkey one
            time, if you have lost it and are signed in with your password.
            {hasOlder && <span> Codes that you have from before stop working.</span>}
          </p>
          <div className="flex flex-wrap-reverse justify-end gap-3">
            <Button variant="quiet" onClick={onClose} disabled={act.isBusy}>
              Not now
            </Button>
            <Button busy={act.isBusy} onClick={make}>
              Make {RECOVERY_CODES} codes
            </Button>
          </div>
        </div>
      ) : (
        <div className="grid gap-5">
          <Codes codes={codes} />
          <CheckboxField
            label={<span className="font-semibold">I have kept them</span>}
            checked={isKept}
            onChange={({ target }) => setIsKept(target.checked)}
            error={
              isReminded && !isKept
                ? 'We cannot show them again. Keep them first, then tick this.'
                : undefined
            }
          />
          <div className="flex justify-end">
            <Button disabled={!isKept} onClick={close}>
              Close
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Codes({ codes }: { codes: readonly string[] }) {
  const [said, setSaid] = useState('');
  const text = `Alcove recovery codes\nEach works once. Codes from before are void.\n\n${codes.join('\n')}\n`;
  const copy = async () =>
    setSaid(
      (await copyText(codes.join('\n'))) ? 'Copied.' : 'Not copied. Mark and copy them by hand.',
    );
  return (
    <>
      <p>
        This is the only time that we show them: what we keep cannot be read. Print them or put them
        where you keep passwords, and not on the device that has your passkey.
      </p>
      <div data-printed>
        <p className="hidden print:block">Alcove recovery codes. Each works once.</p>
        <ul
          aria-label="Your recovery codes"
          className="grid gap-x-6 gap-y-1.5 rounded-md bg-sunk px-4 py-3 font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="wrap-anywhere select-all">
              {code}
            </li>
          ))}
        </ul>
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap gap-3">
          <Button size="sm" variant="secondary" onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              downloadText('alcove-recovery-codes.txt', text, 'text/plain');
              setSaid('Saved as alcove-recovery-codes.txt.');
            }}
          >
            Download
          </Button>
          <Button size="sm" variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
        </div>
        <output className="block text-sm text-muted empty:hidden">{said}</output>
      </div>
    </>
  );
}

type Props = {
  /** Codes were made before. */
  hasOlder: boolean;
  prove: Prove;
  describe: (cause: unknown) => string;
  onMade: () => void;
  onClose: () => void;
};
