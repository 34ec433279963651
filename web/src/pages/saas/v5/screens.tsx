/** Screens of the product as they look to the owner of a server: to read, not to press. */
import { useId, type ReactNode } from 'react';
import { TOUR } from './copy.ts';
import { Screen } from './screen.tsx';

export function FilesScreen() {
  const { screen } = TOUR.files;
  return (
    <Screen>
      <Scroll caption={screen.caption}>
        <table className="w-full text-left">
          <thead className="bg-sunk text-sm">
            <tr>
              {screen.head.map((cell, index) => (
                <th
                  key={cell}
                  scope="col"
                  className={`px-3 py-2.5 font-semibold first:pl-5 ${index === 1 ? 'text-right' : ''} ${index === 2 ? 'max-sm:hidden' : ''}`}
                >
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screen.rows.map((row) => (
              <tr key={row.folder} className="border-t border-line">
                <th
                  scope="row"
                  className="py-3 pr-3 pl-5 font-mono text-sm font-normal whitespace-nowrap"
                >
                  <svg
                    aria-hidden="true"
                    viewBox="0 0 22 18"
                    className={`mr-3 inline w-5 stroke-ink ${row.share === 0 ? 'fill-none' : 'fill-accent-tint'}`}
                    strokeWidth="1.3"
                    strokeLinejoin="round"
                  >
                    <path d="M1 17V2h7l2 3h11v12z" />
                  </svg>
                  {row.folder}
                </th>
                <td className="px-3 text-right tabular-nums">{row.files}</td>
                <td className="px-3 max-sm:hidden">
                  <svg
                    role="img"
                    aria-label={`${row.share} per cent`}
                    viewBox="0 0 100 6"
                    className="w-28"
                  >
                    <path d="M0 0H100V6H0z" className="fill-line" />
                    <path
                      d={`M0 0H${row.share}V6H0z`}
                      className={row.share === 100 ? 'fill-accent' : 'fill-alert'}
                    />
                  </svg>
                </td>
                <td className={`px-3 text-sm ${row.share === 100 ? '' : 'font-semibold'}`}>
                  {row.state}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <ul className="flex flex-wrap gap-x-8 gap-y-1 border-t border-ink bg-sunk px-5 py-3 text-sm">
        {screen.footer.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Screen>
  );
}

export function PeopleScreen() {
  const { screen } = TOUR.people;
  return (
    <Screen>
      <Scroll caption={screen.caption}>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-ink">
              <th scope="col" className="py-3 pl-5 text-sm font-semibold">
                {screen.corner}
              </th>
              {screen.folders.map((folder) => (
                <th
                  key={folder}
                  scope="col"
                  className="w-[14%] px-1 py-3 text-center align-bottom font-mono text-xs"
                >
                  <span className="max-sm:inline-block max-sm:[writing-mode:vertical-rl]">
                    {folder}/
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {screen.rows.map((row) => (
              <tr key={row.name} className="border-b border-line">
                <th scope="row" className="py-3.5 pl-5 font-semibold">
                  {row.name}{' '}
                  <span className="text-sm font-normal text-muted max-sm:block sm:ml-1">
                    {row.role}
                  </span>
                </th>
                {row.rights.map((right, index) => (
                  <td key={screen.folders[index]} className="border-l border-line text-center">
                    <svg
                      role="img"
                      aria-label={screen.words[right]}
                      viewBox="0 0 16 16"
                      className="inline size-4.5"
                    >
                      {right === 'write' && <path d="M1 1h14v14H1z" className="fill-accent" />}
                      {right === 'read' && <circle cx="8" cy="8" r="3.4" className="fill-accent" />}
                      {right === 'none' && <path d="M3 8h10" className="stroke-line-strong" />}
                    </svg>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <p className="bg-warn-tint px-5 py-3 text-sm">{screen.pending}</p>
    </Screen>
  );
}

export function ServersScreen() {
  const { screen } = TOUR.servers;
  return (
    <figure className="grid gap-5 xl:grid-cols-2">
      <figcaption className="sr-only">{screen.description}</figcaption>
      {screen.servers.map((server) => (
        <div key={server.name} className="rounded-md border border-ink bg-raised p-5 md:p-7">
          <p className="flex items-baseline justify-between gap-4">
            <span className="font-display text-2xl font-semibold">{server.name}</span>
            <span className="text-right text-sm text-muted">{server.place}</span>
          </p>
          <p className="mt-1 font-mono text-xs wrap-anywhere">{server.origin}</p>
          <svg aria-hidden="true" viewBox="0 0 300 34" className="mt-6 w-full">
            {Array.from({ length: 30 }, (_, day) => {
              const isAway = server.away.some((gone) => gone === day);
              return (
                <rect
                  key={day}
                  x={day * 10}
                  y={isAway ? 16 : 0}
                  width="7"
                  height={isAway ? 18 : 34}
                  className={isAway ? 'fill-alert' : 'fill-accent'}
                />
              );
            })}
          </svg>
          <p className="mt-1.5 text-xs text-muted">{screen.uptime}</p>
          <dl className="mt-4 grid grid-cols-2 gap-x-6 text-sm">
            {server.figures.map((figure) => (
              <div key={figure.term} className="border-t border-line py-2">
                <dt className="text-muted">{figure.term}</dt>
                <dd className="font-semibold">{figure.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </figure>
  );
}

export function BackupsScreen() {
  const { screen } = TOUR.backups;
  return (
    <Screen description={screen.description}>
      <div className="grid xl:grid-cols-[1fr_21rem]">
        <div className="px-5 py-6 md:px-7">
          <p className="text-sm text-muted">{screen.title}</p>
          <svg aria-hidden="true" viewBox="0 0 720 130" className="mt-6 w-full max-sm:hidden">
            <Nights />
          </svg>
          <svg aria-hidden="true" viewBox="360 0 360 130" className="mt-3 w-full sm:hidden">
            <Nights />
          </svg>
          <p className="mt-1 flex justify-between border-t border-ink pt-1 text-xs text-muted">
            <span className="max-sm:hidden">{screen.axis[0]}</span>
            <span className="ml-auto">{screen.axis[1]}</span>
          </p>
        </div>
        <div className="border-t border-line bg-sunk px-5 py-5 md:px-7 xl:border-t-0 xl:border-l">
          <p className="font-mono text-sm">{screen.file}</p>
          <ul className="mt-3">
            {screen.versions.map((version) => (
              <li
                key={version.night}
                className={`grid grid-cols-[4rem_5rem_1fr] border-t border-line-strong px-2 py-2 ${version.note === 'chosen' ? 'bg-warn-tint font-semibold' : ''}`}
              >
                <span>{version.night}</span>
                <span className="tabular-nums">{version.size}</span>
                <span>{version.note}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="bg-accent-tint px-5 py-3 text-sm font-semibold text-accent md:px-7">
        {screen.done}
      </p>
    </Screen>
  );
}

export function ActivityScreen() {
  const { screen } = TOUR.activity;
  return (
    <Screen>
      <Scroll caption={screen.caption}>
        <table className="w-full text-left text-sm">
          <thead className="bg-sunk max-sm:sr-only">
            <tr>
              {screen.head.map((cell) => (
                <th key={cell} scope="col" className="px-3 py-2.5 font-semibold first:pl-5">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:[&_td]:col-start-2 max-sm:[&_td:first-child]:col-start-1 max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-[4.75rem_1fr] max-sm:[&_tr]:pb-2.5">
            {screen.rows.map((row) => {
              const [time, who, what, where] = row.cells;
              return (
                <tr key={`${time} ${what}`} className={`border-t border-line ${TONES[row.tone]}`}>
                  <td className="py-2.5 pr-3 pl-5 font-mono text-xs max-sm:pb-0">{time}</td>
                  <td className="px-3 pt-2 font-semibold sm:pt-0">{who}</td>
                  <td className="px-3">{what}</td>
                  <td className="px-3 font-mono text-xs">{where}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Scroll>
    </Screen>
  );
}

const TONES = { plain: '', visit: 'bg-warn-tint', refused: 'text-alert' };

function Nights() {
  const { changes, chosen, chosenLabel } = TOUR.backups.screen;
  return (
    <>
      {changes.map((change, night) => {
        const height = 8 + change * 4;
        return (
          <rect
            key={night}
            x={night * 24 + 2}
            y={130 - height}
            width="17"
            height={height}
            className={night === chosen ? 'fill-alert' : 'fill-accent'}
          />
        );
      })}
      <text
        x={chosen * 24 + 11}
        y={130 - 18 - changes[chosen] * 4}
        textAnchor="middle"
        fontSize="14"
        className="fill-alert font-semibold"
      >
        {chosenLabel}
      </text>
    </>
  );
}

/** A frame in which a table scrolls sideways on a phone; the keyboard reaches it. */
function Scroll({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className="sr-only">
        {caption}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable with the keyboard */}
      <section aria-labelledby={id} tabIndex={0} className="overflow-x-auto">
        {children}
      </section>
    </>
  );
}
