import type { ReactNode } from 'react';

/** A table with a caption and named columns. `look` holds the class names of the page that it stands on. */
export function HeadedTable({ caption, names, look, children }: Table) {
  return (
    <table className={look.table}>
      <caption className={look.caption ?? 'sr-only'}>{caption}</caption>
      <thead className={look.head}>
        <tr className={look.headRow}>
          {names.map((name, column) => (
            <th key={name} scope="col" className={look.name?.(column)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={look.body}>{children}</tbody>
    </table>
  );
}

type Table = { caption: string; names: readonly string[]; look: TableClasses; children: ReactNode };

type TableClasses = Partial<Record<'table' | 'caption' | 'head' | 'headRow' | 'body', string>> & {
  name?: (column: number) => string | undefined;
};
