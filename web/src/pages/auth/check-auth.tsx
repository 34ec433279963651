import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { HandoffPanel } from '@/features/handoff/handoff-panel.tsx';
import { prepareSession, readSessionUser } from '@/features/session/session.ts';
import { loadPart } from '@/platform/connection/load-part.ts';

export function Page() {
  const { search } = useLocation();
  return (
    <HandoffPanel
      search={search}
      initialize={prepareSession}
      readUser={readSessionUser}
      Proof={HandoffProof}
    />
  );
}

/** Most hand-offs do without. */
const HandoffProof = lazy(async () => ({
  default: (await loadPart(() => import('./handoff-proof.tsx'))).HandoffProof,
}));
