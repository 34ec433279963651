import { SURVEYOR } from './copy.ts';

/** A page of the field book: two people's figures for the same four lines. */
export function FieldBook() {
  const { book } = SURVEYOR;
  return (
    <figure className="border border-ink bg-raised lg:-rotate-1">
      <div className="flex justify-between gap-4 border-b-2 border-alert px-4 py-2 font-mono text-xs">
        <h3>{book.title}</h3>
        <span aria-hidden="true">{book.unit}</span>
      </div>
      <table className="w-full table-fixed border-collapse font-mono text-xs tabular-nums md:text-sm">
        <caption className="sr-only">{book.caption}</caption>
        <thead>
          <tr className="text-muted">
            {book.head.map((cell, column) => (
              <th
                key={cell}
                scope="col"
                className={`border-line px-2 py-1.5 align-bottom text-xs font-normal not-last:border-r ${column < 2 ? 'w-12 text-left md:w-16' : 'text-right'}`}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {book.rows.map((cells) => (
            <tr key={cells.join(' ')} className="border-t border-line">
              {cells.map((cell, column) => (
                <td
                  key={book.head[column]}
                  className={`border-line px-2 py-1.5 not-last:border-r ${column < 2 ? '' : 'text-right'} ${column === 4 ? 'font-semibold' : ''}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figcaption className="border-t border-line px-4 py-3 text-sm leading-relaxed text-accent italic">
        {book.note}
      </figcaption>
    </figure>
  );
}
