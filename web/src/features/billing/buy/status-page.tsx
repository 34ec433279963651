import type { ReactNode } from 'react';
import { Door, type DoorState } from '@/drawings/door/door.tsx';

/** A public page that says one thing about an order, and where to go from there; the door says it too. */
export function StatusPage({ title, door, actions, children }: Props) {
  return (
    <div className="mx-auto grid min-h-[60dvh] max-w-page content-center items-center gap-x-14 gap-y-7 px-5 py-10 md:grid-cols-2 md:px-10 md:py-20">
      <div className="grid max-w-measure gap-5">
        <h1 className="font-display text-3xl font-semibold tracking-tight text-balance md:text-4xl">
          {title}
        </h1>
        <div aria-live="polite" className="grid gap-4">
          {children}
        </div>
        {actions !== undefined && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
      </div>
      <div className="rounded-lg bg-accent-tint px-6 pt-8 max-md:row-start-1">
        <Door state={door} className="mx-auto block w-full max-w-44 md:max-w-104" />
      </div>
    </div>
  );
}

type Props = { title: string; door: DoorState; actions?: ReactNode; children: ReactNode };
