import { DATA_SHEET } from './copy.ts';
import { SheetHead } from './sheet-head.tsx';
import { TablePart } from './sheet-table.tsx';
import { Sheet, SheetPart, SheetTerms } from './sheet.tsx';
import { Architecture } from './architecture.tsx';
import { Models } from './models.tsx';
import { HandOffProtocol } from './hand-off-protocol.tsx';
import { ApiInterface } from './api-interface.tsx';
import { Revisions } from './revisions.tsx';

export function Page() {
  const { parts, system, models, ports, handoff, api, threats, failures, limits } = DATA_SHEET;
  return (
    <>
      <SheetHead />
      <Sheet parts={[parts, system, models, ports, handoff, api, threats, failures, limits]}>
        <TablePart number={1} part={parts} kind="parts" />
        <Architecture />
        <Models />
        <TablePart
          number={4}
          part={ports}
          kind="words"
          lazyLayout="lazy-layout-48 md:lazy-layout-23"
        />
        <HandOffProtocol />
        <ApiInterface />
        <TablePart
          number={7}
          part={threats}
          kind="words"
          lazyLayout="lazy-layout-76 md:lazy-layout-41"
        />
        <TablePart
          number={8}
          part={failures}
          kind="words"
          lazyLayout="lazy-layout-49 md:lazy-layout-22"
        />
        <SheetPart number={9} part={limits}>
          <SheetTerms items={limits.items} columns={2} />
        </SheetPart>
        <Revisions />
      </Sheet>
    </>
  );
}
