import { FEATURES } from './copy.ts';
import { Bento, BentoCell } from './bento.tsx';
import { ClosingBand } from '@/bands/closing-band.tsx';
import { CopyText } from '@/bands/copy-text.tsx';
import { FeatureRow, FeatureRows } from './feature-rows.tsx';
import { ActivityLog } from './activity-log.tsx';
import { AnswerCell } from './answer-cell.tsx';
import { ArchiveList } from './archive-list.tsx';
import { BackupCalendar } from './backup-calendar.tsx';
import { DraftLetter } from './draft-letter.tsx';
import { FeaturesHead } from './features-head.tsx';
import { LimitsTable } from './limits-table.tsx';
import { MinutesStrip } from './minutes-strip.tsx';
import { ModelPicker } from './model-picker.tsx';
import { NotList } from './not-list.tsx';
import { RightsSheet } from './rights-sheet.tsx';
import { ScanPair } from './scan-pair.tsx';
import { ServerCard } from './server-card.tsx';
import { TunnelDrawing } from './tunnel-drawing.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';

export function Page() {
  const { answers, rights, server, reach, models, backups, log } = FEATURES;
  const { drafts, scans, minutes, leaving, not, limits, closing } = FEATURES;
  return (
    <>
      <FeaturesHead
        title={FEATURES.title}
        lead={FEATURES.lead}
        note={FEATURES.note}
        label={FEATURES.indexLabel}
        parts={[answers, rights, server, reach, models, backups, log]}
      />

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
            <AnswerCell
              host={answers.host}
              footer={answers.footer}
              question={answers.question}
              answer={answers.answer}
              sources={answers.sources}
              page={answers.page}
            />
          </BentoCell>
          <BentoCell id={rights.id} title={rights.title} text={rights.text} shape="5">
            <RightsSheet
              caption={rights.caption}
              corner={rights.corner}
              people={rights.people}
              folders={rights.folders}
              legend={rights.legend}
            />
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
          <BentoCell id={reach.id} title={reach.title} text={reach.text} shape="4x2" tone="lichen">
            <TunnelDrawing
              description={reach.description}
              phone={reach.phone}
              between={reach.between}
              machine={reach.machine}
            />
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

      <Section spacing="normal" labelledBy="rows-title">
        <div className="mb-10 max-w-2xl">
          <Heading id="rows-title" size="lg">
            {FEATURES.rowsTitle}
          </Heading>
        </div>
        <FeatureRows>
          <FeatureRow
            title={drafts.title}
            text={drafts.text}
            facts={drafts.facts}
            ratio="words 4, picture 8"
          >
            <DraftLetter title={drafts.sheet} state={drafts.state} parts={drafts.parts} />
          </FeatureRow>
          <FeatureRow
            title={scans.title}
            text={scans.text}
            facts={scans.facts}
            ratio="picture 7, words 5"
          >
            <ScanPair
              description={scans.description}
              paper={scans.paper}
              read={scans.read}
              unsure={scans.unsure}
            />
          </FeatureRow>
          <FeatureRow
            title={minutes.title}
            text={minutes.text}
            facts={minutes.facts}
            ratio="words 7, picture 5"
          >
            <MinutesStrip
              description={minutes.description}
              length={minutes.length}
              lines={minutes.lines}
              fate={minutes.fate}
            />
          </FeatureRow>
          <FeatureRow
            title={leaving.title}
            text={leaving.text}
            facts={leaving.facts}
            ratio="picture 7, words 5"
          >
            <ArchiveList
              name={leaving.name}
              entries={leaving.entries}
              total={leaving.total}
              note={leaving.note}
            />
          </FeatureRow>
        </FeatureRows>
      </Section>

      <NotList title={not.title} text={not.text} items={not.items} />

      <Split
        title={limits.title}
        note={
          <p className="max-w-xs leading-relaxed text-muted">
            <CopyText copy={limits.text} />
          </p>
        }
        spacing="loose"
      >
        <LimitsTable
          caption={limits.caption}
          plans={limits.plans}
          rows={limits.rows}
          reached={limits.reached}
        />
      </Split>

      <ClosingBand title={closing.title} text={closing.text} links={closing.links} />
    </>
  );
}
