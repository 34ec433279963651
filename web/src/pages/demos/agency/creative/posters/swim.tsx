import { SmallPrint } from '../poster-type.tsx';
import { SwimLetters, SwimWater } from '../swim-plates.tsx';

export function Swim() {
  return (
    <>
      <SwimLetters className="text-alert" />
      <SwimWater className="text-accent mix-blend-multiply" />
      <SmallPrint y={600} lines={['Outdoor pool, from 1 May.', 'Water: 14 degrees.', 'Sorry.']} />
    </>
  );
}
