import { SERVICES } from './copy.ts';
import { CupboardElevation } from './cupboard-elevation.tsx';
import { Declined } from './declined.tsx';
import { DoorBand } from './door-band.tsx';
import { HourClock } from './hour-clock.tsx';
import { MoveDrawing } from './move-drawing.tsx';
import { RestoreCurve } from './restore-curve.tsx';
import { ServiceMatrix } from './service-matrix.tsx';
import { ServiceRow } from './service-row.tsx';
import { WallPlan } from './wall-plan.tsx';

export function Page() {
  const { rows } = SERVICES;
  return (
    <>
      <ServiceMatrix />

      <ServiceRow id="moving" service={rows.moving} layout="picture right" tone="raised">
        <MoveDrawing />
      </ServiceRow>
      <ServiceRow id="walls" service={rows.walls} layout="picture left" tone="sunk">
        <WallPlan />
      </ServiceRow>
      <ServiceRow id="hour" service={rows.hour} layout="picture small">
        <HourClock />
      </ServiceRow>
      <ServiceRow
        id="machine"
        service={rows.machine}
        layout="picture left, narrow"
        tone="accent-tint"
      >
        <CupboardElevation />
      </ServiceRow>
      <ServiceRow id="restore" service={rows.restore} layout="picture above">
        <RestoreCurve />
      </ServiceRow>

      <DoorBand />

      <Declined />
    </>
  );
}
