import { useState } from 'react';
import { useProve } from '@/lib/prove.ts';
import { Banner } from '@/ui/banner/banner.tsx';
import { Button } from '@/ui/button/button.tsx';
import { PATHS } from '@/site/paths.ts';
import { Section } from '@/ui/section/section.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { saveExport } from './account-api.ts';
import { describeAccountProblem } from './account-text.ts';

/** Everything that is kept about the person, as a file. */
export function ExportCard() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const prove = useProve();
  const run = async () => {
    setState({ kind: 'busy' });
    try {
      const isSaved = await prove(async () =>
        setState({ kind: 'saved', name: await saveExport() }),
      );
      if (!isSaved) setState({ kind: 'idle' });
    } catch (cause) {
      setState({ kind: 'failed', reason: describeAccountProblem(cause) });
    }
  };
  return (
    <Section title="Export my data">
      <p className="max-w-measure text-muted">
        One file with everything that we keep about you: your details, permissions, servers, plan,
        invoices, security events, whom you have invited and where you may open someone else’s
        servers, and what you sent us through the forms on this website. It is JSON, which people
        and programs can read.
      </p>
      <p className="mt-2 max-w-measure text-muted">
        Your picture and the files that you sent us are listed by name, without a link. Save the
        files under <TextLink to={PATHS.help}>Help and messages</TextLink>, and open the picture
        under <TextLink to={PATHS.editDetails}>Your details</TextLink> to save it.
      </p>
      <div className="mt-4 grid justify-items-start gap-3">
        <Button variant="secondary" busy={state.kind === 'busy'} onClick={() => void run()}>
          Export my data
        </Button>
        <output className="block text-sm empty:hidden">{describeState(state)}</output>
        {state.kind === 'failed' && (
          <Banner tone="bad" title="Your data could not be exported">
            {state.reason}
          </Banner>
        )}
      </div>
    </Section>
  );
}

function describeState(state: State): string | undefined {
  switch (state.kind) {
    case 'busy':
      return 'Putting it together. With many invoices, this takes a few seconds.';
    case 'saved':
      return `Saved as ${state.name} in your browser’s downloads.`;
    case 'idle':
    case 'failed':
      return undefined;
  }
}

type State =
  | { kind: 'idle' }
  | { kind: 'busy' }
  | { kind: 'saved'; name: string }
  | { kind: 'failed'; reason: string };
