import { FEATURES } from './copy.ts';

/** Folders against people: who may read, who may also write, and whom a folder is closed to. */
export function RightsSheet() {
  const { caption, corner, people, folders, legend } = FEATURES.rights;
  return (
    <div className="text-sm">
      <table className="w-full border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-ink">
            <th scope="col" className="py-2 text-left font-semibold">
              {corner}
            </th>
            {people.map((person) => (
              <th key={person} scope="col" className="px-1 py-2 text-center font-semibold">
                {person}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {folders.map((folder) => (
            <tr key={folder.name} className="border-b border-line">
              <th scope="row" className="py-2 pr-2 font-mono text-xs font-normal">
                {folder.name}
              </th>
              {folder.rights.map((right, column) => (
                <td key={people[column]} className="px-1 py-2 text-center">
                  <span className="sr-only">{legend[right]}</span>
                  <RightMark right={right} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden="true" className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
        {(['write', 'read', 'closed'] as const).map((right) => (
          <li key={right} className="flex items-center gap-2">
            <RightMark right={right} />
            {legend[right]}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Right = 'write' | 'read' | 'closed';

function RightMark({ right }: { right: Right }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="inline-block size-4" strokeWidth="1.5">
      {right === 'closed' ? (
        <path d="M4 8h8" className="stroke-line-strong" />
      ) : (
        <circle
          cx="8"
          cy="8"
          r="5.5"
          className={`stroke-accent ${right === 'write' ? 'fill-accent' : 'fill-raised'}`}
        />
      )}
    </svg>
  );
}
