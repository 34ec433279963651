import { DATA_SHEET } from './copy.ts';
import { CodeBlock } from './code-block.tsx';
import { HandoffSequence } from './handoff-sequence.tsx';
import { SheetHead } from './sheet-head.tsx';
import { SheetTable } from './sheet-table.tsx';
import { Sheet, SheetNote, SheetPair, SheetPart, SheetTerms } from './sheet.tsx';
import { SpeedPlot } from './speed-plot.tsx';
import { SystemDrawing } from './system-drawing.tsx';

export function Page() {
  const { head, parts, system, models, ports, handoff, api, threats, failures, limits, revisions } =
    DATA_SHEET;
  return (
    <>
      <SheetHead
        title={head.title}
        lead={head.lead}
        block={head.block}
        links={head.links}
        lists={head.lists}
      />
      <Sheet
        contents={DATA_SHEET.contents}
        parts={[parts, system, models, ports, handoff, api, threats, failures, limits]}
      >
        <SheetPart
          number={1}
          id={parts.id}
          title={parts.title}
          text={parts.text}
          lazyLayout="lazy-layout-26 md:lazy-layout-22"
        >
          <SheetTable caption={parts.caption} head={parts.head} rows={parts.rows} kind="figures" />
          <SheetNote copy={parts.note} />
        </SheetPart>

        <SheetPart
          number={2}
          id={system.id}
          title={system.title}
          lazyLayout="lazy-layout-90 md:lazy-layout-47 lg:lazy-layout-51"
        >
          <SheetPair>
            <figure>
              <SystemDrawing label={system.description} />
              <Caption name={system.figure} text={system.caption} />
            </figure>
            <SheetTerms items={system.notes} />
          </SheetPair>
        </SheetPart>

        <SheetPart
          number={3}
          id={models.id}
          title={models.title}
          lazyLayout="lazy-layout-69 md:lazy-layout-42 lg:lazy-layout-37"
        >
          <SheetPair>
            <div>
              <SheetTable
                caption={models.caption}
                head={models.head}
                rows={models.rows}
                kind="figures"
              />
              <h3 className="mt-6 mb-2 font-mono text-xs font-semibold">{models.methodTitle}</h3>
              <SheetTerms items={models.method} />
            </div>
            <figure>
              <SpeedPlot
                label={models.plot.description}
                reader={models.plot.reader}
                sizes={models.plot.sizes}
                series={models.plot.series}
              />
              <Caption name={models.plot.figure} text={models.plot.caption} />
              <SheetNote copy={models.note} />
            </figure>
          </SheetPair>
        </SheetPart>

        <SheetPart
          number={4}
          id={ports.id}
          title={ports.title}
          lazyLayout="lazy-layout-59 md:lazy-layout-31 lg:lazy-layout-24"
        >
          <SheetTable caption={ports.caption} head={ports.head} rows={ports.rows} kind="words" />
          <SheetNote copy={ports.note} />
        </SheetPart>

        <SheetPart
          number={5}
          id={handoff.id}
          title={handoff.title}
          lazyLayout="lazy-layout-74 md:lazy-layout-45 lg:lazy-layout-36"
        >
          <SheetPair>
            <figure>
              <HandoffSequence
                label={handoff.description}
                actors={handoff.actors}
                steps={handoff.steps}
              />
              <Caption name={handoff.figure} text={handoff.caption} />
            </figure>
            <div>
              <ol className="list-decimal pl-6 text-sm">
                {handoff.steps.map((step) => (
                  <li key={step.label} className="mb-2">
                    <code className="block text-xs">{step.label}</code>
                    {step.text}
                  </li>
                ))}
              </ol>
              <SheetNote copy={handoff.more} />
            </div>
          </SheetPair>
        </SheetPart>

        <SheetPart
          number={6}
          id={api.id}
          title={api.title}
          text={api.text}
          lazyLayout="lazy-layout-76 md:lazy-layout-65 lg:lazy-layout-46"
        >
          <div className="mb-4 grid gap-px lg:grid-cols-2">
            <CodeBlock title={api.request.title} code={api.request.code} />
            <CodeBlock title={api.response.title} code={api.response.code} />
          </div>
          <SheetTerms items={api.errors} columns={2} />
        </SheetPart>

        <SheetPart
          number={7}
          id={threats.id}
          title={threats.title}
          lazyLayout="lazy-layout-77 md:lazy-layout-46 lg:lazy-layout-40"
        >
          <SheetTable
            caption={threats.caption}
            head={threats.head}
            rows={threats.rows}
            kind="words"
          />
          <SheetNote copy={threats.more} />
        </SheetPart>

        <SheetPart
          number={8}
          id={failures.id}
          title={failures.title}
          lazyLayout="lazy-layout-53 md:lazy-layout-34 lg:lazy-layout-30"
        >
          <SheetTable
            caption={failures.caption}
            head={failures.head}
            rows={failures.rows}
            kind="words"
          />
        </SheetPart>

        <SheetPart
          number={9}
          id={limits.id}
          title={limits.title}
          lazyLayout="lazy-layout-34 md:lazy-layout-21 lg:lazy-layout-16"
        >
          <SheetTerms items={limits.items} columns={2} />
        </SheetPart>

        <div className="py-8">
          <SheetPair>
            <div>
              <h2 className="mb-2 font-mono text-xs font-semibold">{revisions.title}</h2>
              <SheetTerms items={revisions.items} />
            </div>
            <SheetNote copy={revisions.more} />
          </SheetPair>
        </div>
      </Sheet>
    </>
  );
}

function Caption({ name, text }: { name: string; text: string }) {
  return (
    <figcaption className="mt-4 text-sm text-muted">
      <span className="font-mono text-xs text-ink">{name}</span> {text}
    </figcaption>
  );
}
