import type { ReactNode } from 'react';

/** A table with a caption and named columns. `look` holds the class names of the page that it stands on. */
export function HeadedTable({
  caption,
  names,
  look,
  children,
}: {
  caption: string;
  names: readonly string[];
  look: {
    table: string;
    caption?: string;
    head?: string;
    headRow?: string;
    name?: (column: number) => string | undefined;
    body?: string;
  };
  /** Its rows. */
  children: ReactNode;
}) {
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
