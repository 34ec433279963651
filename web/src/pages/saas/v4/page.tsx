import { Agenda } from './agenda.tsx';
import { Cellar, House } from './house.tsx';
import { Tunnel } from './tunnel.tsx';
import { TwoWays } from './two-ways.tsx';

export function Page() {
  return (
    <>
      <House />
      <Cellar />
      <Tunnel />
      <TwoWays />
      <Agenda />
    </>
  );
}
