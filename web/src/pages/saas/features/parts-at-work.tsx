import { FEATURES } from './copy.ts';
import { Bento, BentoCell } from './bento.tsx';
import { ActivityLog } from './activity-log.tsx';
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
