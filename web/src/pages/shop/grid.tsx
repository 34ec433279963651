import { Link } from 'react-router-dom';
import { PATHS } from '@/site/paths.ts';
import { CATEGORIES, PRODUCTS, shelfLabel } from '@/catalogue/products.ts';
import { FilterForm } from '@/features/shop/search/filter-form.tsx';
import { findProducts, type SearchResult } from '@/features/shop/search/find-products.ts';
import { ProductCard } from '@/features/shop/product/product-card.tsx';
import {
  readQuery,
  SORT_ORDERS,
  writeQuery,
  type ProductQuery,
} from '@/features/shop/search/product-query.ts';
import { QueryChips } from '@/features/shop/search/query-chips.tsx';
import { useProductQuery } from '@/features/shop/search/use-product-query.ts';
import { Button } from '@/ui/button/button.tsx';
import { classNames } from '@/ui/class-names.ts';
import { EmptyState } from '@/ui/empty-state/empty-state.tsx';
import { Icon } from '@/ui/icon/icon.tsx';

export function Page() {
  const { query, change, form } = useProductQuery();
  const found = findProducts(PRODUCTS, query);
  const [only, ...others] = query.categories;
  const category = others.length === 0 ? CATEGORIES.find(({ id }) => id === only) : undefined;
  return (
    <div className="mx-auto max-w-page px-5 pt-8 pb-20 md:px-10 md:pt-12">
      <h1 className="font-display text-3xl font-semibold tracking-tight md:text-4xl">
        {category === undefined ? 'All products' : shelfLabel(category)}
      </h1>
      <p className="mt-2 text-sm text-muted">
        The shop is a demonstration: nothing is sold or sent.
      </p>
      <div className="mt-6 lg:mt-8 lg:grid lg:grid-cols-[14rem_1fr] lg:gap-12">
        <div
          id={PANEL}
          popover="auto"
          className="inset-x-0 top-auto bottom-0 m-0 max-h-[85dvh] w-full max-w-none overflow-y-auto overscroll-contain border-0 border-t border-line bg-raised p-5 text-ink lg:static lg:block lg:max-h-none lg:overflow-visible lg:border-0 lg:bg-transparent lg:p-0"
        >
          <h2 className="sr-only">Filters</h2>
          <FilterForm ref={form} id={FORM} query={query} counts={found.counts} change={change} />
          <div className="sticky -bottom-5 -mx-5 mt-6 -mb-5 border-t border-line bg-raised p-4 lg:hidden">
            <Button popoverTarget={PANEL} popoverTargetAction="hide" className="w-full">
              Show {words(found.total)}
            </Button>
          </div>
        </div>
        <section aria-labelledby="results">
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line pb-3">
            <h2 id="results" aria-live="polite" className="text-sm font-semibold">
              {words(found.total)}
              {found.pages > 1 && (
                <span className="font-normal text-muted">
                  , page {found.page} of {found.pages}
                </span>
              )}
            </h2>
            <div className="ml-auto flex min-w-0 items-center gap-3">
              <button
                type="button"
                popoverTarget={PANEL}
                className="inline-flex min-h-10 cursor-pointer items-center gap-2 rounded-sm border border-line-strong bg-raised px-3 text-sm font-semibold lg:hidden"
              >
                <Icon name="filter" className="size-4" />
                Filters
              </button>
              <SortField query={query} change={change} />
            </div>
          </div>
          <div className="mt-4 empty:hidden">
            <QueryChips query={query} change={change} />
          </div>
          {found.total === 0 ? (
            <NothingFits query={query} change={change} />
          ) : (
            <>
              <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 xl:grid-cols-3">
                {found.shown.map((product) => (
                  <li key={product.id}>
                    <ProductCard product={product} level={3} />
                  </li>
                ))}
              </ul>
              <Pager query={query} found={found} />
            </>
          )}
        </section>
      </div>
    </div>
  );
}

const PANEL = 'shop-panel';
const FORM = 'shop-filters';
const words = (count: number) => (count === 1 ? '1 product' : `${count} products`);

type Asked = Pick<ReturnType<typeof useProductQuery>, 'query' | 'change'>;

function SortField({ query, change }: Asked) {
  return (
    <label className="flex min-w-0 items-center gap-2 text-sm text-muted">
      <span className="max-sm:sr-only">Sort by</span>
      <select
        form={FORM}
        name="sort"
        value={query.sort}
        onChange={({ target }) => {
          const chosen = SORT_ORDERS.find(({ id }) => id === target.value);
          if (chosen !== undefined) change({ sort: chosen.id });
        }}
        className="min-h-10 min-w-0 cursor-pointer rounded-sm border border-line-strong bg-raised px-2.5 text-base font-semibold text-ink"
      >
        {SORT_ORDERS.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function NothingFits({ query, change }: Asked) {
  return (
    <div className="mt-6">
      <EmptyState
        title="No product matches your search"
        action={
          <Button
            variant="secondary"
            onClick={() => change({ ...readQuery(new URLSearchParams()), sort: query.sort })}
          >
            Show all products
          </Button>
        }
      >
        {query.text === ''
          ? 'Remove one of the filters above.'
          : `We looked for “${query.text}” in names, descriptions, colours and sizes. Try a shorter word, or remove a filter.`}
      </EmptyState>
    </div>
  );
}

function Pager({ query, found: { page, pages } }: { query: ProductQuery; found: SearchResult }) {
  if (pages === 1) return null;
  const addressOf = (number: number) => {
    const search = writeQuery({ ...query, page: number }).toString();
    return `${PATHS.shopGrid}${search === '' ? '' : `?${search}`}`;
  };
  const look =
    'grid h-10 min-w-10 place-items-center rounded-sm border px-3 font-semibold tabular-nums';
  return (
    <nav aria-label="Pages" className="mt-14 flex flex-wrap gap-2 border-t border-line pt-6">
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Link
          key={number}
          to={addressOf(number)}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={classNames(
            look,
            number === page
              ? 'border-accent bg-accent text-raised'
              : 'border-line-strong bg-raised hover:border-ink',
          )}
        >
          {number}
        </Link>
      ))}
      {page < pages && (
        <Link to={addressOf(page + 1)} className={classNames(look, 'border-line-strong bg-raised')}>
          Next
        </Link>
      )}
    </nav>
  );
}
