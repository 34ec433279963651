import { Opening } from './opening.tsx';
import { BeforeTheCall } from './before-the-call.tsx';
import { WillNotDo } from './will-not-do.tsx';
import { Afterwards } from './afterwards.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <BeforeTheCall />
      <WillNotDo />
      <Afterwards />
    </>
  );
}
