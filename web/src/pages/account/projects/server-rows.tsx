import type { ReactNode } from 'react';
import type { Server } from '@contract/api.ts';
import type { Machine } from '@contract/machines.ts';
import { Alcove } from '@/drawings/alcove/alcove.tsx';
import { Ornament, ROUND } from '@/drawings/drawing.tsx';
import { sceneOf } from '@/features/machines/text/machine-scene.ts';
import { describeMachine } from '@/features/machines/text/machine-text.ts';
import { openServerPath } from '@/features/servers/server-text.ts';
import { formatDayAndTime } from '@/lib/dates.ts';
import { usePlanNow } from '@/platform/use-plan-now.ts';
import { machinePath } from '@/site/paths.ts';
import { Badge } from '@/ui/badge/badge.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';
import { Button } from '@/ui/button/button.tsx';
import { TextLink } from '@/ui/text-link/text-link.tsx';
import { MachineActions } from '../machine-actions.tsx';

export function MachineRow({ machine, locale, isPlanPaused, onRename }: MachineProps) {
  const text = describeMachine(machine, { locale, now: usePlanNow(), isPlanPaused });
  return (
    <ServerRow
      picture={<Alcove scene={sceneOf(machine, locale)} name={machine.name} isSmall />}
      name={<TextLink to={machinePath(machine.id)}>{machine.name}</TextLink>}
      kind="Hosted by us"
      origin={machine.origin}
      state={<Badge tone={text.tone}>{text.label}</Badge>}
      note={text.actions[0] === 'open' ? null : text.sentence}
    >
      <MachineActions machine={machine} actions={text.actions.slice(0, 1)} size="sm" />
      <ButtonLink
        to={machinePath(machine.id)}
        size="sm"
        variant={text.actions.length === 0 ? 'secondary' : 'quiet'}
      >
        Details<span className="sr-only"> of {machine.name}</span>
      </ButtonLink>
      <Button size="sm" variant="quiet" onClick={onRename}>
        Rename<span className="sr-only"> {machine.name}</span>
      </Button>
    </ServerRow>
  );
}

/** We do not know how it is: only its owner can see that. */
export function OwnServerRow({ server, locale, onRename, onRemove }: OwnProps) {
  const opened = formatDayAndTime(server.lastHandoffAt, locale);
  return (
    <ServerRow
      picture={<House />}
      name={server.name}
      kind="Run by you"
      origin={server.origin}
      state={null}
      note={opened === null ? 'Not opened yet.' : `Last opened on ${opened}.`}
    >
      <ButtonLink to={openServerPath(server.origin)} size="sm" variant="secondary">
        Open<span className="sr-only"> {server.name}</span>
      </ButtonLink>
      <Button size="sm" variant="quiet" onClick={onRename}>
        Rename<span className="sr-only"> {server.name}</span>
      </Button>
      <Button size="sm" variant="quiet" onClick={onRemove}>
        Remove<span className="sr-only"> {server.name}</span>
      </Button>
    </ServerRow>
  );
}

function ServerRow({ picture, name, kind, origin, state, note, children }: RowProps) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-t border-line py-5 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="sm:row-span-2">{picture}</div>
      <div className="grid min-w-0 gap-1 sm:self-end">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h2 className="font-display text-lg font-semibold wrap-anywhere">{name}</h2>
          {state}
        </div>
        <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
          {kind}
          {origin !== null && <span className="font-mono text-xs break-all">{origin}</span>}
        </p>
        {note !== null && <p className="max-w-measure text-sm">{note}</p>}
      </div>
      <div className="col-span-2 flex flex-wrap gap-2 self-start sm:col-span-1 sm:col-start-2">
        {children}
      </div>
    </li>
  );
}

/** A machine under a roof of its owner’s. */
function House() {
  return (
    <Ornament viewBox="0 0 320 300" className="block w-full" {...ROUND}>
      <g fill="none" strokeWidth="2.6" className="stroke-ink">
        <path d="M40 252V132L160 40l120 92v120z" className="fill-raised" />
        <path d="M24 144L160 40l136 104" />
        <path d="M112 168h96v76h-96zM112 193h96M112 218h96" className="fill-paper" />
        <path d="M126 180h.1M126 205h.1M126 231h.1" strokeWidth="6" />
        <path d="M10 252h300" />
      </g>
    </Ornament>
  );
}

type RowProps = {
  picture: ReactNode;
  name: ReactNode;
  kind: string;
  origin: string | null;
  /** The lamp, where we know how it is. */
  state: ReactNode;
  note: string | null;
  children: ReactNode;
};

type MachineProps = {
  machine: Machine;
  locale: string;
  isPlanPaused: boolean;
  onRename: () => void;
};

type OwnProps = { server: Server; locale: string; onRename: () => void; onRemove: () => void };
