import type { ChangeQuery, ProductQuery } from './product-query.ts';
import { CATEGORIES, shelfLabel } from '@/catalogue/products.ts';
import { Icon } from '@/ui/icon/icon.tsx';
import { euroPrice } from '@/lib/money.ts';

/** Every active filter, each with a way to remove it. */
export function QueryChips({ query, change }: Props) {
  const chips = chipsOf(query);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            onClick={() => change(without)}
            className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full bg-accent-tint px-3 text-sm hover:bg-on-dark"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <Icon name="close" className="size-3.5" />
          </button>
        </li>
      ))}
    </ul>
  );
}

type Props = { query: ProductQuery; change: ChangeQuery };

function chipsOf(
  query: ProductQuery,
): readonly { label: string; without: Partial<ProductQuery> }[] {
  const { text, min, max, onSale, inStock } = query;
  const ofList = (name: 'categories' | 'colors' | 'sizes', labelOf: (value: string) => string) =>
    query[name].map((value) => ({
      label: labelOf(value),
      without: { [name]: query[name].filter((one) => one !== value) },
    }));
  return [
    ...(text === '' ? [] : [{ label: `“${text}”`, without: { text: '' } }]),
    ...ofList('categories', (id) => {
      const category = CATEGORIES.find((one) => one.id === id);
      return category === undefined ? id : shelfLabel(category);
    }),
    ...ofList('colors', (name) => name),
    ...ofList('sizes', (size) => size),
    ...(min === null ? [] : [{ label: `from ${euroPrice(min)}`, without: { min: null } }]),
    ...(max === null ? [] : [{ label: `up to ${euroPrice(max)}`, without: { max: null } }]),
    ...(onSale ? [{ label: 'On sale', without: { onSale: false } }] : []),
    ...(inStock ? [{ label: 'In stock', without: { inStock: false } }] : []),
  ];
}
