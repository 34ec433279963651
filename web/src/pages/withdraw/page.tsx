import { CopyText } from '@/bands/copy-text.tsx';
import { FormWithFacts } from '@/bands/form-with-facts.tsx';
import { WITHDRAW } from './copy.ts';
import { Declaration } from './declaration.tsx';

export function Page() {
  const { withoutScript, ...words } = WITHDRAW;
  return (
    <FormWithFacts {...words}>
      <noscript>
        <p className="max-w-measure">
          <CopyText copy={withoutScript} />
        </p>
      </noscript>
      <div className="noscript:hidden">
        <Declaration />
      </div>
    </FormWithFacts>
  );
}
