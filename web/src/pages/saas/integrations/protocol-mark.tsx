/** A mark for a way of connecting: it draws what the protocol does and copies no logo. */
export function ProtocolMark({ name }: { name: ProtocolMarkName }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 56"
      className="size-14 fill-none stroke-accent"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {FILLS[name] !== undefined && (
        <path d={FILLS[name]} className="fill-accent-tint stroke-accent-tint" />
      )}
      <path d={LINES[name]} />
    </svg>
  );
}

type ProtocolMarkName = keyof typeof LINES;

const LINES = {
  mail: 'M6 20 28 6l22 14v28H6zM6 20l22 15 22-15M14 25V14h28v11M20 19h16M20 24h16',
  drawer: 'M8 6h40v44H8zM8 21h40M8 36h40M24 14h8M24 29h8M24 44h8M14 21l4-6h20l4 6',
  card: 'M5 12h46v32H5zM11 37c1-8 15-8 16 0M19 19a5 5 0 1 0 .1 0M33 21h12M33 28h12M33 35h7',
  scan: 'M14 5h22l8 8v27H14zM36 5v8h8M20 20h18M20 27h18M6 33h44M20 34v6M14 40v11h30V40',
  tree: 'M6 6h16v12H6zM14 18v26h14M14 26h14M28 20h22v12H28zM28 38h22v12H28z',
  shares: 'M5 18V9h12l4 5h16v4M5 18h32v18H5zM19 40v7h32V25H41M37 29h14',
  key: 'M5 14h12l4 5h30v29H5zM23 33a5 5 0 1 0 .1 0M28 38h14v6M36 38v4',
  calendar: 'M6 11h44v38H6zM6 21h44M17 6v9M39 6v9M17 21v28M28 21v28M39 21v28M6 30h44M6 40h44',
  notes:
    'M10 6h36v44H10zM18 18h6M21 14v12M18 23h6M29 18h11M29 24h7M18 33h22M18 40h14M5 14h5M5 24h5M5 34h5M5 44h5',
  brackets: 'M18 10 6 28l12 18M38 10l12 18-12 18M32 20l-8 16M23 28h-4M37 28h-4',
  tray: 'M6 32v17h44V32H38l-4 7H22l-4-7zM6 32l6-12h6M50 32l-6-12h-6M28 5v24M21 22l7 7 7-7',
} as const;

const FILLS: Partial<Record<ProtocolMarkName, string>> = {
  mail: 'M6 20l22 15 22-15v28H6z',
  drawer: 'M8 21h40v15H8z',
  card: 'M5 12h46v32H5z',
  scan: 'M14 5h22l8 8v20H14z',
  tree: 'M28 20h22v12H28zM28 38h22v12H28z',
  shares: 'M5 18h32v18H5z',
  key: 'M5 19h46v29H5z',
  calendar: 'M28 30h11v10H28z',
  notes: 'M10 6h36v44H10z',
  brackets: 'M18 10 6 28l12 18h20l12-18-12-18z',
  tray: 'M6 32v17h44V32H38l-4 7H22l-4-7z',
};
