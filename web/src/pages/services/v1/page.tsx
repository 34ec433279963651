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
  const { title, lead, audiences, matrix, fit, rows, door, declined } = SERVICES;
  return (
    <>
      <ServiceMatrix
        title={title}
        lead={lead}
        audiences={audiences}
        matrix={matrix}
        seldom={fit.label}
      />

      <ServiceRow id="moving" service={rows.moving} layout="picture right" tone="raised">
        <MoveDrawing
          description={rows.moving.description}
          sources={rows.moving.sources}
          server={rows.moving.server}
          stop={rows.moving.stop}
        />
      </ServiceRow>
      <ServiceRow id="walls" service={rows.walls} layout="picture left" tone="sunk">
        <WallPlan
          description={rows.walls.description}
          rooms={rows.walls.rooms}
          wall={rows.walls.wall}
        />
      </ServiceRow>
      <ServiceRow id="hour" service={rows.hour} layout="picture small">
        <HourClock
          description={rows.hour.description}
          parts={rows.hour.parts}
          unit={rows.hour.unit}
        />
      </ServiceRow>
      <ServiceRow id="machine" service={rows.machine} layout="picture left, narrow" tone="lichen">
        <CupboardElevation
          description={rows.machine.description}
          measures={rows.machine.measures}
          note={rows.machine.note}
        />
      </ServiceRow>
      <ServiceRow id="restore" service={rows.restore} layout="picture above">
        <RestoreCurve
          description={rows.restore.description}
          moments={rows.restore.moments}
          note={rows.restore.note}
        />
      </ServiceRow>

      <DoorBand title={door.title} text={door.text} steps={door.steps} />

      <Declined title={declined.title} items={declined.items} begin={declined.begin} />
    </>
  );
}
