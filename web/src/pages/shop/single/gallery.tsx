import { useRef, useState } from 'react';
import { nameView, ProductPicture } from '@/drawings/products/product-picture.tsx';
import { classNames } from '@/ui/class-names.ts';

/**
 * The views of a product, side by side on a strip that is swiped, scrolled with the arrow keys once it has the focus,
 * or moved by the small pictures below it.
 */
export function Gallery({ name, images, color }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  return (
    <div>
      <div
        ref={strip}
        // A region that scrolls has to be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="region"
        aria-label={`Pictures of ${name}`}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setShown(Math.round(scrollLeft / Math.max(clientWidth, 1)))
        }
        className="flex snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto rounded-lg bg-sunk"
      >
        {images.map((image) => (
          <div key={image} className="w-full shrink-0 snap-center">
            <ProductPicture
              id={viewId(image)}
              image={image}
              color={color}
              label={`${name}, ${nameView(image).toLowerCase()}`}
            />
          </div>
        ))}
      </div>
      <ul className="mt-3 grid grid-cols-4 gap-3">
        {images.map((image, index) => (
          <li key={image}>
            <button
              type="button"
              aria-pressed={index === shown}
              onClick={() => {
                const view = strip.current;
                view?.scrollTo({ left: index * view.clientWidth });
                setShown(index);
              }}
              className={classNames(
                'block w-full cursor-pointer rounded-md border bg-sunk text-left transition-colors hover:border-ink',
                index === shown ? 'border-ink' : 'border-transparent',
              )}
            >
              <svg aria-hidden="true" viewBox="0 0 240 200" className="block w-full">
                <use href={`#${viewId(image)}`} />
              </svg>
              <span className="block px-2 pb-1.5 text-xs text-muted max-sm:sr-only">
                {nameView(image)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = { name: string; images: readonly string[]; color?: string | undefined };

const viewId = (image: string) => `view-${image.replace('/', '-')}`;
