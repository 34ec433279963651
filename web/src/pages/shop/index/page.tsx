import { Opening } from './opening.tsx';
import { Shelves } from './shelves.tsx';
import { Fresh } from './fresh.tsx';
import { Wall } from './wall.tsx';
import { OnSale } from './on-sale.tsx';
import { Everything } from './everything.tsx';
import { ShopNote } from './shop-note.tsx';

export function Page() {
  return (
    <>
      <Opening />
      <Shelves />
      <Fresh />
      <Wall />
      <OnSale />
      <Everything />
      <ShopNote />
    </>
  );
}
