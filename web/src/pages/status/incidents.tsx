import type { ReactNode } from 'react';
import type { Incident } from '@contract/status.ts';
import {
  describeMaintenance,
  describeTimes,
  PART_NAMES,
  sortIncidents,
} from '@/features/status/status-text.ts';
import type { StatusView } from '@/features/status/status-feed.ts';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { formatDayAndTime } from '@/lib/dates.ts';
import { personLocale } from '@/platform/person-locale.ts';
import { STATUS } from './copy.ts';

/** What people told: what is wrong, what is planned, and what is over. */
export function Incidents({ view }: { view: StatusView }) {
  const told = view.kind === 'known' ? sortIncidents(view.answer) : null;
  return (
    <>
      {told !== null && told.open.length > 0 && (
        <Band id="open" tone="warn" title={STATUS.openTitle}>
          <IncidentList incidents={told.open} />
        </Band>
      )}
      {told !== null && told.planned.length > 0 && (
        <Band id="planned" tone="raised" title={STATUS.plannedTitle} note={STATUS.plannedText}>
          <IncidentList incidents={told.planned} />
        </Band>
      )}
      <Band id="over" tone="paper" title={STATUS.overTitle}>
        {told !== null && told.over.length > 0 ? (
          <IncidentList incidents={told.over} />
        ) : (
          <p className="leading-relaxed">{quietWords(told)}</p>
        )}
      </Band>
    </>
  );
}

/** Where no report is over. */
function quietWords(told: ReturnType<typeof sortIncidents> | null): string {
  if (told === null) return STATUS.waiting;
  return told.open.length + told.planned.length > 0 ? STATUS.allAbove : STATUS.quiet;
}

function Band({ id, tone, title, note, children }: BandProps) {
  return (
    <Section
      tone={tone}
      spacing="tight"
      labelledBy={`${id}-title`}
      grid="gap-x-10 gap-y-6 lg:grid-cols-12"
    >
      <div className="lg:col-span-4">
        <Heading id={`${id}-title`} size="lg">
          {title}
        </Heading>
        {note !== undefined && <p className="mt-2 text-sm text-muted">{note}</p>}
      </div>
      <div className="lg:col-span-8">{children}</div>
    </Section>
  );
}

type BandProps = {
  id: string;
  tone: 'paper' | 'raised' | 'warn';
  title: string;
  note?: string;
  children: ReactNode;
};

function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  return (
    <ul className="grid gap-10">
      {incidents.map((incident) => (
        <li key={incident.id}>
          <OneIncident incident={incident} />
        </li>
      ))}
    </ul>
  );
}

function OneIncident({ incident }: { incident: Incident }) {
  const locale = personLocale(undefined);
  const { title, parts, machines, updates } = incident;
  const names = parts.map((part) => PART_NAMES[part]).join(' · ');
  return (
    <article className="border-t border-ink pt-4">
      <h3 className="font-display text-xl font-semibold tracking-tight wrap-anywhere">{title}</h3>
      <p className="mt-1 text-sm">
        {describeMaintenance(incident, locale) ?? describeTimes(incident, locale)}
      </p>
      <p className="text-sm">{machines === null ? names : `${names} · ${STATUS.some}`}</p>
      {updates.length > 0 && (
        <ol className="mt-4 grid gap-3">
          {updates.map(({ at, text }) => (
            <li key={at} className="grid gap-x-6 gap-y-0.5 md:grid-cols-[11rem_minmax(0,1fr)]">
              <time dateTime={at} className="text-sm leading-relaxed tabular-nums">
                {formatDayAndTime(at, locale)}
              </time>
              <p className="max-w-measure leading-relaxed whitespace-pre-line wrap-anywhere">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
