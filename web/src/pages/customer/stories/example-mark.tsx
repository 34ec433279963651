/** The mark of an invented house, drawn as a sign for its door. */
export function ExampleMark({ house }: { house: ExampleHouse }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      className="size-12 shrink-0 fill-none stroke-ink"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {MARKS[house]}
    </svg>
  );
}

export const HOUSES = ['practice', 'studio', 'family', 'law', 'club'] as const;
export type ExampleHouse = (typeof HOUSES)[number];

const MARKS = {
  practice: (
    <>
      <path d="M17 4h14v13h13v14H31v13H17V31H4V17h13z" className="fill-accent-tint" />
      <path d="M4 28c7-4 13 4 20 0s13-4 20 0" className="stroke-accent" />
    </>
  ),
  studio: (
    <>
      <path d="M6 30a18 18 0 0 1 36 0z" className="fill-warn-tint" />
      <path d="M24 30V12M24 22l9-7M24 26l-10-6M4 36h40M10 42h28" />
    </>
  ),
  family: (
    <>
      <path d="M4 22 24 5l20 17v21H4z" className="fill-alert-tint" />
      <path d="M12 43V33h5v10M21 43V29h6v14M31 43V33h5v10M14 28v.01M24 21v.01M34 28v.01" />
    </>
  ),
  law: (
    <>
      <path d="M4 12h40M4 38h40" />
      <path d="M9 12v26M16 12v26M32 12v26M39 12v26" />
      <path d="M20 38V20h8v18z" className="fill-accent" />
    </>
  ),
  club: (
    <>
      <path d="M8 40 32 14M40 40 16 14" />
      <path
        d="M30 16c-3-6 2-12 9-11 1 7-4 13-9 11zM18 16c3-6-2-12-9-11-1 7 4 13 9 11z"
        className="fill-alert"
      />
      <path d="M4 44c5-4 9 2 14-1s8-2 12 0 9 2 14-1" className="stroke-accent" />
    </>
  ),
};
