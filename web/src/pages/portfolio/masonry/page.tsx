import { Hangings } from '../hangings.tsx';
import { Wall } from './wall.tsx';
import { Boxes } from './boxes.tsx';
import { Details } from './details.tsx';

export function Page() {
  return (
    <>
      <Wall />
      <Boxes />
      <Details />
      <Hangings here="masonry" />
    </>
  );
}
