import { useLocation } from 'react-router-dom';
import { HandoffPanel } from '@/features/handoff/handoff-panel.tsx';
import { prepareSession, readSessionUser } from '@/features/session/session.ts';

export function Page() {
  const { search } = useLocation();
  return <HandoffPanel search={search} initialize={prepareSession} readUser={readSessionUser} />;
}
