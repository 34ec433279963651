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
        <BentoCell
          id={answers.id}
          title={answers.title}
          text={answers.text}
          shape="7x2"
          picture="above"
        >
          <AnswerCell />
        </BentoCell>
        <BentoCell id={rights.id} title={rights.title} text={rights.text} shape="5">
          <RightsSheet />
        </BentoCell>
        <BentoCell
          id={server.id}
          title={server.title}
          text={server.text}
          shape="5"
          tone="paper"
          picture="above"
        >
          <ServerCard
            host={server.host}
            state={server.state}
            days={server.days}
            gapDay={server.gapDay}
            since={server.since}
            gap={server.gap}
            until={server.until}
            facts={server.facts}
          />
        </BentoCell>
        <BentoCell
          id={reach.id}
          title={reach.title}
          text={reach.text}
          shape="4x2"
          tone="accent-tint"
        >
          <TunnelDrawing />
        </BentoCell>
        <BentoCell id={models.id} title={models.title} text={models.text} shape="8">
          <ModelPicker
            legend={models.legend}
            name="machine"
            machines={models.machines}
            models={models.models}
            note={models.note}
          />
        </BentoCell>
        <BentoCell id={backups.id} title={backups.title} text={backups.text} shape="8">
          <BackupCalendar
            description={backups.description}
            weekdays={backups.weekdays}
            lead={backups.lead}
            days={backups.days}
            repeated={backups.repeated}
            chosen={backups.chosen}
            legend={backups.legend}
            restore={backups.restore}
          />
        </BentoCell>
        <BentoCell
          id={log.id}
          title={log.title}
          text={log.text}
          shape="12"
          tone="paper"
          picture="beside"
        >
          <ActivityLog lines={log.lines} />
        </BentoCell>
      </Bento>
    </Section>
  );
}
