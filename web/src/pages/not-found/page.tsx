import { Opening } from './opening.tsx';
import { LikelyPages } from './likely-pages.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <LikelyPages />
    </>
  );
}
