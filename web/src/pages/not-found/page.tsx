import { Opening } from './opening.tsx';
import { LikelyPages } from './likely-pages.tsx';
import { WholeSite } from './whole-site.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <LikelyPages />
      <WholeSite />
    </>
  );
}
