import { Opening } from './opening.tsx';
import { YourMessage } from './your-message.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { TheDoor } from './the-door.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <YourMessage />
      <OtherWaysIn />
      <TheDoor />
    </>
  );
}
