import { useLocation } from 'react-router-dom';
import { BoardPanel } from '@/features/feedback/board-panel.tsx';
import { readSessionUser } from '@/features/session/session.ts';

export function Page() {
  const { pathname, search } = useLocation();
  return <BoardPanel pathname={pathname} search={search} readUser={readSessionUser} />;
}
