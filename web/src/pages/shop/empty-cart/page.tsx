import { UndoNote } from '@/features/shop/cart/undo-note.tsx';
import { useCart } from '@/features/shop/state/use-shop.ts';
import { Favourites } from './favourites.tsx';
import { WhatIsInIt } from './what-is-in-it.tsx';

export function Page() {
  const items = useCart() ?? [];
  return (
    <>
      <div className="border-b border-line bg-accent-tint">
        <div className="mx-auto max-w-page px-5 pt-8 pb-12 md:px-10 md:pt-12 md:pb-16">
          <UndoNote />
          <WhatIsInIt items={items} />
        </div>
      </div>
      <Favourites />
    </>
  );
}
