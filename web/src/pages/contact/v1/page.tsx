import { CONTACT } from './copy.ts';
import { OfficeMap } from './office-map.tsx';
import { Opening } from './opening.tsx';
import { YourMessage } from './your-message.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import { TheDoor } from './the-door.tsx';

export function Page() {
  const { place } = CONTACT;
  return (
    <>
      <Opening />
      <YourMessage />
      <OtherWaysIn />
      <div className="overflow-x-clip border-y border-line">
        <OfficeMap label={place.label} names={place.names} />
      </div>
      <TheDoor />
    </>
  );
}
