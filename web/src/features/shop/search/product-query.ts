/** What to show of the catalogue. Prices in cents. */
export type ProductQuery = {
  text: string;
  categories: readonly string[];
  colors: readonly string[];
  sizes: readonly string[];
  min: number | null;
  max: number | null;
  onSale: boolean;
  inStock: boolean;
  sort: SortOrder;
  /** From 1. */
  page: number;
};

/** Sets parts of the query; `isTyping` adds no step to the history. */
export type ChangeQuery = (patch: Partial<ProductQuery>, options?: { isTyping?: boolean }) => void;

export const SORT_ORDERS = [
  { id: 'featured', label: 'Featured' },
  { id: 'price-up', label: 'Price, low to high' },
  { id: 'price-down', label: 'Price, high to low' },
  { id: 'stars', label: 'Best rated' },
  { id: 'name', label: 'Name' },
] as const;

export type SortOrder = (typeof SORT_ORDERS)[number]['id'];

/** Parses an address. Invalid values count as absent. */
export function readQuery(params: URLSearchParams): ProductQuery {
  const [min, max] = [readPrice(params.get('min')), readPrice(params.get('max'))];
  const isTurned = min !== null && max !== null && min > max;
  const page = Number(params.get('page'));
  return {
    text: (params.get('q') ?? '').trim(),
    categories: readList(params, 'category'),
    colors: readList(params, 'color'),
    sizes: readList(params, 'size'),
    min: isTurned ? max : min,
    max: isTurned ? min : max,
    onSale: params.get('sale') === '1',
    inStock: params.get('stock') === '1',
    sort: SORT_ORDERS.find(({ id }) => id === params.get('sort'))?.id ?? 'featured',
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** The address of a query, without defaults. */
export function writeQuery(query: ProductQuery): URLSearchParams {
  const params = new URLSearchParams();
  if (query.text !== '') params.set('q', query.text);
  for (const id of query.categories) params.append('category', id);
  for (const name of query.colors) params.append('color', name);
  for (const size of query.sizes) params.append('size', size);
  if (query.min !== null) params.set('min', writePrice(query.min));
  if (query.max !== null) params.set('max', writePrice(query.max));
  if (query.onSale) params.set('sale', '1');
  if (query.inStock) params.set('stock', '1');
  if (query.sort !== 'featured') params.set('sort', query.sort);
  if (query.page > 1) params.set('page', String(query.page));
  return params;
}

/** What was entered into a form that showed nothing as chosen, on top of what the address asks for. From the first page. */
export function addEntered(asked: ProductQuery, entered: ProductQuery): ProductQuery {
  const both = (list: 'categories' | 'colors' | 'sizes') => [
    ...new Set([...asked[list], ...entered[list]]),
  ];
  return {
    text: asked.text,
    categories: both('categories'),
    colors: both('colors'),
    sizes: both('sizes'),
    min: entered.min ?? asked.min,
    max: entered.max ?? asked.max,
    onSale: asked.onSale || entered.onSale,
    inStock: asked.inStock || entered.inStock,
    sort: entered.sort === 'featured' ? asked.sort : entered.sort,
    page: 1,
  };
}

/** Euros as people write them, `12`, `12.50` or `12,50`. @returns cents, or null */
export function readPrice(text: string | null): number | null {
  const match = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec((text ?? '').trim());
  if (match === null) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

export function writePrice(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
}

function readList(params: URLSearchParams, name: string): readonly string[] {
  return [...new Set(params.getAll(name).filter((value) => value !== ''))];
}
