import type { Machine } from '@contract/machines.ts';
import { FetchDataButton } from '@/features/machines/actions/fetch-data-button.tsx';
import { RestartMachine } from '@/features/machines/actions/restart-machine.tsx';
import { Availability } from '@/features/machines/availability/availability.tsx';
import { Backups } from '@/features/machines/backups/backups.tsx';
import { Section } from '@/ui/section/section.tsx';
import { About } from './about.tsx';
import { Erasure } from './erasure.tsx';
import { People } from './people.tsx';
import { StateCard } from './state-card.tsx';
import { Storage } from './storage.tsx';

/** What an owner looks for, in the order in which they do: how it is, whether it is backed up, how full, who uses it. */
export function Details({ machine, email, isPlanPaused, locale }: Props) {
  const isThere = machine.state !== 'erased' && machine.desired !== 'erased';
  const hasData = machine.readyAt !== null;
  return (
    <div className="grid gap-14">
      <StateCard machine={machine} locale={locale} isPlanPaused={isPlanPaused} isThere={isThere} />
      {isThere && (
        <div className="grid items-start gap-x-12 gap-y-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          {hasData && (
            <div className="grid gap-12">
              <Section title="Backups" isWide>
                <Backups machine={machine} locale={locale} />
              </Section>
              <Section title="Availability" isWide>
                <Availability machine={machine} locale={locale} />
              </Section>
            </div>
          )}
          <div className="grid gap-12">
            {hasData && <Storage machine={machine} locale={locale} />}
            <Section title="People" isWide>
              <People machine={machine} />
            </Section>
            {hasData && (
              <Section title="Your data" isWide>
                <p className="mb-4 max-w-measure text-muted">
                  Download everything on the server as one file, other people’s rooms included. We
                  ask who you are first. The link works for an hour.
                </p>
                <FetchDataButton machine={machine} />
              </Section>
            )}
            {hasData && (
              <Section title="Restart" isWide>
                <p className="mb-4 max-w-measure text-muted">
                  The server is away for about three minutes, for everyone who uses it. What is on
                  it stays.
                </p>
                <RestartMachine machine={machine} />
              </Section>
            )}
          </div>
        </div>
      )}
      <Section title="About this server">
        <About machine={machine} locale={locale} />
      </Section>
      {isThere && <Erasure machine={machine} email={email} />}
    </div>
  );
}

type Props = { machine: Machine; email: string; isPlanPaused: boolean; locale: string };
