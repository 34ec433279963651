import { AT_HOME } from './copy.ts';
import { Agenda } from './agenda.tsx';
import { Cellar, House } from './house.tsx';
import {
  AtticScene,
  CellarScene,
  ChildScene,
  HallScene,
  KitchenScene,
  StudyScene,
} from './rooms.tsx';
import { Tunnel } from './tunnel.tsx';
import { TwoWays } from './two-ways.tsx';

export function Page() {
  const { title, lead, note } = AT_HOME;
  const { attic, study, child, kitchen, hall, cellar } = AT_HOME.rooms;
  return (
    <>
      <House
        title={title}
        lead={lead}
        note={note}
        attic={{ ...attic, scene: <AtticScene label={attic.drawing} /> }}
        rooms={[
          { ...study, scene: <StudyScene label={study.drawing} /> },
          { ...child, scene: <ChildScene label={child.drawing} /> },
          { ...kitchen, scene: <KitchenScene label={kitchen.drawing} /> },
          { ...hall, scene: <HallScene label={hall.drawing} /> },
        ]}
      />
      <Cellar words={cellar} scene={<CellarScene label={cellar.drawing} />} />
      <Tunnel />
      <TwoWays />
      <Agenda />
    </>
  );
}
