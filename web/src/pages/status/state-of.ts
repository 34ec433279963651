import type { StatusPart } from '@contract/status.ts';
import type { StatusView } from '@/features/status/status-feed.ts';
import type { ShownState } from './state-mark.tsx';

export function stateOf(view: StatusView, part: StatusPart): ShownState {
  if (view.kind === 'looking') return 'looking';
  if (view.kind === 'unreached' || view.answer.unknown) return 'unknown';
  return view.answer.parts[part];
}
