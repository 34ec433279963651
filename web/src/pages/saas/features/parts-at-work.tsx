import { FEATURES } from './copy.ts';
import { Bento, BentoCell } from './bento.tsx';
import { AnswerCell } from './answer-cell.tsx';
import { BackupCalendar } from './backup-calendar.tsx';
import { ModelPicker } from './model-picker.tsx';
import { RightsSheet } from './rights-sheet.tsx';
import { ServerCard } from './server-card.tsx';
import { TunnelDrawing } from './tunnel-drawing.tsx';
import { Section } from '@/bands/section.tsx';

export function PartsAtWork() {
  const { answers, rights, server, reach, models, backups, log } = FEATURES;
  return (
    <Section tone="sunk" spacing="tight" labelledBy="parts-title">
      <h2 id="parts-title" className="sr-only">
        {FEATURES.partsTitle}
      </h2>
      <Bento>
        <BentoCell part={answers} shape="7x2" picture="above">
          <AnswerCell />
        </BentoCell>
        <BentoCell part={rights} shape="5">
          <RightsSheet />
        </BentoCell>
        <BentoCell part={server} shape="5" tone="paper" picture="above">
          <ServerCard />
        </BentoCell>
        <BentoCell part={reach} shape="4x2" tone="accent-tint">
          <TunnelDrawing />
        </BentoCell>
        <BentoCell part={models} shape="8">
          <ModelPicker />
        </BentoCell>
        <BentoCell part={backups} shape="8">
          <BackupCalendar />
        </BentoCell>
        <BentoCell part={log} shape="12" tone="paper" picture="beside">
          <ActivityLog />
        </BentoCell>
      </Bento>
    </Section>
  );
}

/** The log of a machine, one act a line. */
function ActivityLog() {
  return (
    <ol className="overflow-hidden rounded-md border border-ink bg-raised font-mono text-xs">
      {FEATURES.log.lines.map((line) => (
        <li
          key={line.time}
          className={`grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-0.5 border-b border-line px-4 py-2 last:border-b-0 sm:grid-cols-[4.5rem_4.5rem_6rem_1fr] ${'door' in line ? 'bg-alert-tint' : ''}`}
        >
          <span className="text-muted tabular-nums">{line.time}</span>
          <span className="max-sm:contents">
            <span className="sm:hidden">
              {line.who} {line.did}
            </span>
            <span className="max-sm:hidden">{line.who}</span>
          </span>
          <span className="max-sm:hidden">{line.did}</span>
          <span className="wrap-anywhere max-sm:col-start-2">{line.what}</span>
        </li>
      ))}
    </ol>
  );
}
