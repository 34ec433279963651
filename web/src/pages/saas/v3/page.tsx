import { DATA_SHEET } from './copy.ts';
import { SheetHead } from './sheet-head.tsx';
import { Sheet } from './sheet.tsx';
import { PartsList } from './parts-list.tsx';
import { Architecture } from './architecture.tsx';
import { Models } from './models.tsx';
import { Ports } from './ports.tsx';
import { HandOffProtocol } from './hand-off-protocol.tsx';
import { ApiInterface } from './api-interface.tsx';
import { ThreatModel } from './threat-model.tsx';
import { FailureModes } from './failure-modes.tsx';
import { Limits } from './limits.tsx';
import { Revisions } from './revisions.tsx';

export function Page() {
  const { parts, system, models, ports, handoff, api, threats, failures, limits } = DATA_SHEET;
  return (
    <>
      <SheetHead />
      <Sheet
        contents={DATA_SHEET.contents}
        parts={[parts, system, models, ports, handoff, api, threats, failures, limits]}
      >
        <PartsList />
        <Architecture />
        <Models />
        <Ports />
        <HandOffProtocol />
        <ApiInterface />
        <ThreatModel />
        <FailureModes />
        <Limits />
        <Revisions />
      </Sheet>
    </>
  );
}
