import { NEXTCLOUD } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';
import { ActsLedger } from './acts-ledger.tsx';
import { BridgeHead } from './bridge-head.tsx';
import { DayStrip } from './day-strip.tsx';
import { SetupWalk } from './setup-walk.tsx';
import { StepsDown } from './steps-down.tsx';
import { TroubleList } from './trouble-list.tsx';
import { Heading } from '@/bands/heading.tsx';
import { Section } from '@/bands/section.tsx';
import { Split } from '@/bands/split.tsx';
import { ButtonLink } from '@/ui/button/button-link.tsx';

export function Page() {
  const { back, title, lead, bridge, facts, note } = NEXTCLOUD;
  const { walk, rights, day, away, trouble, next } = NEXTCLOUD;
  return (
    <>
      <BridgeHead back={back} title={title} lead={lead} bridge={bridge} facts={facts} note={note} />

      <Section spacing="normal" labelledBy="walk-title">
        <div className="mb-8">
          <Heading id="walk-title" size="lg">
            {walk.title}
          </Heading>
        </div>
        <SetupWalk steps={walk.steps} screens={walk.screens} folders={bridge.folders} />
      </Section>

      <Split
        title={rights.title}
        note={<p className="max-w-md leading-relaxed">{rights.text}</p>}
        tone="lichen"
        ratio="5/7"
      >
        <ActsLedger caption={rights.caption} does={rights.does} rows={rights.rows} />
      </Split>

      <Section spacing="normal" labelledBy="day-title">
        <div className="mb-6 grid gap-4 md:grid-cols-12 md:items-end md:gap-10">
          <div className="md:col-span-5">
            <Heading id="day-title" size="lg">
              {day.title}
            </Heading>
          </div>
          <p className="leading-relaxed text-muted md:col-span-7">{day.text}</p>
        </div>
        <DayStrip description={day.description} lanes={day.lanes} hours={day.hours} />
      </Section>

      <Section tone="sunk" spacing="loose" labelledBy="away-title">
        <div className="relative">
          <div className="mb-8 max-w-md">
            <Heading id="away-title" size="lg">
              {away.title}
            </Heading>
            <p className="mt-3 leading-relaxed">{away.text}</p>
          </div>
          <StepsDown columns={away.columns} steps={away.steps} />
          <p className="mt-8 max-w-measure border-l border-evergreen pl-4 text-sm leading-relaxed md:mt-6">
            {away.backups}
          </p>
        </div>
      </Section>

      <Split
        title={trouble.title}
        note={
          <p className="leading-relaxed text-muted">
            <CopyText copy={trouble.text} />
          </p>
        }
      >
        <TroubleList cases={trouble.cases} />
        <ul className="mt-10 flex flex-wrap gap-3">
          {next.links.map((link) => (
            <li key={link.label}>
              <ButtonLink to={link.to} variant="secondary">
                {link.label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </Split>
    </>
  );
}
