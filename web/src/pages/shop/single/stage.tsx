import { PRODUCT } from './copy.ts';
import { nameView, ProductPicture } from '@/drawings/products/product-picture.tsx';
import { ScaleShelf } from '@/drawings/products/scale-shelf.tsx';
import type { Product } from '@/catalogue/products.ts';

/** A product from all its sides and beside a cup, turned by radio buttons: it needs no script, and the arrow keys turn it too. */
export function Stage({ product: { id, name, images }, color }: Props) {
  const { legend, scale } = PRODUCT.stage;
  const views = [...images, undefined];
  return (
    <fieldset className="group/views min-w-0">
      <legend className="sr-only">
        {legend}
        {name}
      </legend>
      <div className="mx-auto max-w-160 animate-settle">
        {images.map((image, index) => (
          <div key={image} className={`hidden ${SHOWN[index]}`}>
            <ProductPicture
              image={image}
              color={color}
              label={`${name}, ${nameView(image).toLowerCase()}`}
            />
          </div>
        ))}
        <div className={`hidden ${SHOWN[images.length]}`}>
          <ScaleShelf
            things={[{ id, color }]}
            label={`${name}, ${scale.toLowerCase()}, to the same scale`}
            ratio={1.2}
          />
        </div>
      </div>
      <div
        className="mt-2 grid border-y border-ink/30 max-md:-mx-5"
        style={{ gridTemplateColumns: `repeat(${views.length}, minmax(0, 1fr))` }}
      >
        {views.map((image, index) => (
          <label
            key={image ?? scale}
            className="relative flex cursor-pointer flex-col items-center justify-between gap-1 border-ink/30 px-1 pt-2 pb-2.5 text-center text-xs leading-tight not-first:border-l hover:bg-raised/60 has-checked:bg-raised has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              name="view"
              value={index}
              defaultChecked={index === 0}
              className="absolute size-px opacity-0"
            />
            <span className="w-full max-w-20">
              {image === undefined ? (
                <ScaleShelf things={[{ id, color }]} ratio={1.2} />
              ) : (
                <ProductPicture isSmall image={image} color={color} />
              )}
            </span>
            <span>{image === undefined ? scale : nameView(image)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const SHOWN = [
  "group-has-[[value='0']:checked]/views:block",
  "group-has-[[value='1']:checked]/views:block",
  "group-has-[[value='2']:checked]/views:block",
  "group-has-[[value='3']:checked]/views:block",
  "group-has-[[value='4']:checked]/views:block",
];

type Props = { product: Product; color: string };
