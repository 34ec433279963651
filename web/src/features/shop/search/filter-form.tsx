import { useCallback, useState, type ReactNode, type Ref } from 'react';
import type { SearchResult } from './find-products.ts';
import { readPrice, writePrice, type ChangeQuery, type ProductQuery } from './product-query.ts';
import { CATEGORIES, shelfLabel } from '@/catalogue/products.ts';
import { PATHS } from '@/site/paths.ts';
import { Swatch } from '../product/swatch.tsx';
import { useHydrated } from '@/ui/use-hydrated.ts';
import { Button } from '@/ui/button/button.tsx';
import { CONTROL } from '@/ui/field/field-frame.tsx';

/** The filters. A plain form until the script runs; after that each change applies at once. */
export function FilterForm({ ref, id, query, counts, change }: Props) {
  const isHydrated = useHydrated();
  const { onSale, inStock } = query;
  const sizes = [...counts.sizes].flatMap(([size, count]) =>
    count > 0 || query.sizes.includes(size) ? [size] : [],
  );
  const rowsOf = (
    list: List,
    values: Iterable<string>,
    show = (value: string): ReactNode => value,
  ) =>
    [...values].map((value) => {
      const chosen = query[list];
      const isOn = chosen.includes(value);
      const others = chosen.filter((one) => one !== value);
      return (
        <Row
          key={value}
          name={FIELDS[list]}
          value={value}
          count={counts[list].get(value) ?? 0}
          isOn={isOn}
          onToggle={() => change({ [list]: isOn ? others : [...chosen, value] })}
        >
          {show(value)}
        </Row>
      );
    });
  return (
    <form
      ref={ref}
      id={id}
      action={PATHS.shopGrid}
      method="get"
      // The address says what is chosen; what the browser would put back may be older.
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-7"
    >
      <input type="hidden" name="q" value={query.text} disabled={query.text === ''} />
      <Group legend="Category">
        {rowsOf('categories', NAMES.keys(), (value) => NAMES.get(value))}
      </Group>
      <Group legend="Colour">
        {rowsOf('colors', counts.colors.keys(), (color) => (
          <>
            <Swatch color={color} /> {color}
          </>
        ))}
      </Group>
      <PriceRange query={query} change={change} />
      <Group legend="Show only">
        <Row name="sale" isOn={onSale} onToggle={() => change({ onSale: !onSale })}>
          On sale
        </Row>
        <Row name="stock" isOn={inStock} onToggle={() => change({ inStock: !inStock })}>
          In stock
        </Row>
      </Group>
      <details open={query.sizes.length > 0}>
        <summary className="cursor-pointer rounded-sm text-sm font-semibold">Size</summary>
        <fieldset className="mt-2">
          <legend className="sr-only">Size</legend>
          {rowsOf('sizes', sizes)}
        </fieldset>
      </details>
      {!isHydrated && (
        <Button type="submit" variant="secondary">
          Apply filters
        </Button>
      )}
    </form>
  );
}

type List = keyof SearchResult['counts'];

/** The names that the form and the address have for them. */
const FIELDS: Record<List, string> = { categories: 'category', colors: 'color', sizes: 'size' };

const NAMES = new Map(CATEGORIES.map((category) => [category.id, shelfLabel(category)]));

type Props = {
  ref: Ref<HTMLFormElement>;
  id: string;
  query: ProductQuery;
  counts: SearchResult['counts'];
  change: ChangeQuery;
};

const LEGEND = 'text-sm font-semibold';

function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className={LEGEND}>{legend}</legend>
      <div className="mt-1.5">{children}</div>
    </fieldset>
  );
}

function Row({ name, value = '1', count, isOn, onToggle, children }: RowProps) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm text-sm hover:text-accent has-[:focus-visible]:bg-sunk">
      <input
        type="checkbox"
        name={name}
        value={value}
        checked={isOn}
        onChange={onToggle}
        className="size-4.5 shrink-0 cursor-pointer accent-accent"
      />
      <span className="inline-flex items-center gap-2">{children}</span>
      {count !== undefined && (
        <span className="ml-auto text-xs text-muted tabular-nums">{count}</span>
      )}
    </label>
  );
}

type RowProps = {
  name: string;
  value?: string;
  count?: number;
  isOn: boolean;
  onToggle: () => void;
  children: ReactNode;
};

function PriceRange({ query, change }: Pick<Props, 'query' | 'change'>) {
  return (
    <fieldset>
      <legend className={LEGEND}>Price in euros</legend>
      <div className="mt-2 grid grid-cols-[1fr_auto_1fr] items-center gap-2">
        <PriceField
          name="min"
          label="Lowest price in euros"
          placeholder="from"
          cents={query.min}
          onChange={(min) => change({ min }, { isTyping: true })}
        />
        <span aria-hidden="true">–</span>
        <PriceField
          name="max"
          label="Highest price in euros"
          placeholder="to"
          cents={query.max}
          onChange={(max) => change({ max }, { isTyping: true })}
        />
      </div>
    </fieldset>
  );
}

/** Keeps the text as typed; the query follows while it is a valid price. */
function PriceField({ name, label, placeholder, cents, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const stored = cents === null ? '' : writePrice(cents);
  // The next key follows what was typed while the page woke.
  const takeOver = useCallback((field: HTMLInputElement | null) => {
    if (field !== null && field === document.activeElement) setTyped(field.value);
  }, []);
  return (
    <input
      ref={takeOver}
      name={name}
      inputMode="decimal"
      aria-label={label}
      placeholder={placeholder}
      value={typed ?? stored}
      onChange={({ target }) => {
        setTyped(target.value);
        const price = readPrice(target.value);
        if (price !== null || target.value.trim() === '') onChange(price);
      }}
      onBlur={() => setTyped(null)}
      className={`${CONTROL} min-w-0 tabular-nums`}
    />
  );
}

type PriceFieldProps = {
  name: string;
  label: string;
  placeholder: string;
  cents: number | null;
  onChange: (cents: number | null) => void;
};
