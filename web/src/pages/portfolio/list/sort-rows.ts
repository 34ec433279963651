/** The rows in a new order; `hung` is their own. Equal rows keep the order in which they hang. */
export function sortRows<Row extends IndexRow>(rows: readonly Row[], key: SortKey): Row[] {
  return rows.toSorted((one, other) => compare(one, other, key) || one.number - other.number);
}

function compare(one: IndexRow, other: IndexRow, key: SortKey): number {
  switch (key) {
    case 'hung':
      return 0;
    case 'year':
      return other.year - one.year;
    case 'title':
    case 'kind':
    case 'place':
      return one[key].localeCompare(other[key], 'en');
  }
}

export type SortKey = 'hung' | 'title' | 'kind' | 'place' | 'year';

export type IndexRow = { number: number; title: string; kind: string; place: string; year: number };
