/**
 * A small drawing for each article, by its slug; on its own it says nothing, so it is decoration. With `isPlate` it is
 * large, in light lines for a dark ground.
 */
export function SubjectMark({ slug, className = 'size-24', isPlate = false }: Props) {
  const mark = MARKS[slug];
  if (mark === undefined) return null;
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 96 96"
      className={`shrink-0 fill-none ${className}`}
      strokeWidth={isPlate ? 1.1 : 1.7}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {mark.fill !== undefined && (
        <path d={mark.fill} className={isPlate ? 'fill-accent' : 'fill-accent-tint'} />
      )}
      <path d={mark.lines} className={isPlate ? 'stroke-on-dark' : 'stroke-ink'} />
      <path
        d={mark.accent}
        className={isPlate ? 'stroke-warn-tint' : 'stroke-alert'}
        strokeWidth={isPlate ? 1.8 : 2.2}
      />
    </svg>
  );
}

type Props = { slug: string; className?: string; isPlate?: boolean };

/** Drawn on 96 × 96: a tinted surface, the lines, and the one thing that it is about. */
const MARKS: Record<string, { fill?: string; lines: string; accent: string }> = {
  'four-ways-home': {
    fill: 'M52 84V46l17-14 17 14v38z',
    lines: 'M46 50l23-19 23 19M52 46v38h34V46M64 84V66h11v18M4 14h26M4 36h20M4 60h20M4 82h26',
    accent: 'M30 14c14 0 20 12 25 30M24 36c10 0 18 8 27 16M24 60h26M30 82h20',
  },
  'backups-of-a-machine-that-thinks': {
    fill: 'M26 40h52v22H26z',
    lines: 'M16 14h64v24H16zM16 62h64v24H16zM40 26h16M40 74h16M26 40h62v20H26M16 38v24',
    accent: 'M50 50h16M88 40v20',
  },
  'how-much-machine': {
    fill: 'M20 56h52v12H20z',
    lines:
      'M20 20h52v12H20zM20 38h52v12H20zM20 56h52v12H20zM28 20v12M40 20v12M52 20v12M28 38v12M40 38v12M52 38v12M28 56v12M40 56v12M52 56v12M20 74h52v8H20zM26 82v-4M34 82v-4M42 82v-4M50 82v-4M58 82v-4M66 82v-4',
    accent: 'M84 20v62M80 20h8M80 82h8M80 51h8',
  },
  'what-stays-private': {
    fill: 'M24 12h38v72H24z',
    lines: 'M10 84h76M24 84V12h48v72M24 12l30 12v68L24 84M72 84V12',
    accent: 'M47 56v8',
  },
  'documents-that-give-orders': {
    fill: 'M18 8h46l14 14v66H18z',
    lines: 'M18 8h46l14 14v66H18zM64 8v14h14M28 32h38M28 42h38M28 66h38M28 76h24',
    accent: 'M28 54h30m4 0a6 6 0 1 1 0 8M58 54l6-5',
  },
  'what-to-ask-a-small-model': {
    fill: 'M14 16h50v34H32L20 62V50h-6z',
    lines: 'M14 16h50v34H32L20 62V50h-6zM24 28h30M24 38h18M44 60h38v22h-6v8l-9-8H44z',
    accent: 'M52 68h22M52 75h12',
  },
  'a-machine-in-the-cupboard': {
    fill: 'M34 40h34v20H34z',
    lines:
      'M18 8h62v78H18zM18 34h62M18 66h62M24 86v5M74 86v5M28 34V18h6v16M37 34V14h6v20M48 34l5-18 6 2-5 16M34 40h34v20H34zM40 60v6M62 60v6M28 84V72h18v12M46 78H28',
    accent: 'M61 46v.1M68 50h14c8 0 4 28 10 28',
  },
  'before-the-first-letter': {
    fill: 'M16 12h48v76H16z',
    lines:
      'M16 12h48v76H16zM30 8h20v9H30zM24 30h9v9h-9zM24 48h9v9h-9zM24 66h9v9h-9zM40 35h16M40 53h16M40 71h12',
    accent: 'm25 34 3 3 6-8M25 52l3 3 6-8M70 74l16-38 6 3-16 37-7 5z',
  },
};
