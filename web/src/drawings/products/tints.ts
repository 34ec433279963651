/** How a thing of a colour is drawn: its body, the same as a wide line, and the lines and the lettering on it. */
export type Tint = { fill: string; strand: string; line: string; mark: string };

/** The colour by its name; an unknown one is that of chalk. */
export function tintOf(color: string | undefined): Tint {
  return TINTS[color ?? ''] ?? CHALK;
}

const onLight = { line: 'stroke-ink', mark: 'fill-ink' };
const onDark = { line: 'stroke-mist', mark: 'fill-mist' };

const CHALK: Tint = { fill: 'fill-raised', strand: 'stroke-raised', ...onLight };

const TINTS: Readonly<Record<string, Tint>> = {
  Chalk: CHALK,
  Aluminium: { fill: 'fill-line', strand: 'stroke-line', ...onLight },
  Graphite: { fill: 'fill-ink', strand: 'stroke-ink', ...onDark },
  Evergreen: { fill: 'fill-evergreen', strand: 'stroke-evergreen', ...onDark },
  Lichen: { fill: 'fill-lichen', strand: 'stroke-lichen', ...onLight },
  Signal: {
    fill: 'fill-signal',
    strand: 'stroke-signal',
    line: 'stroke-signal-tint',
    mark: 'fill-signal-tint',
  },
  Amber: { fill: 'fill-amber-tint', strand: 'stroke-amber-tint', ...onLight },
};

/** The same colours as the background of a swatch. */
export const SWATCHES: Readonly<Record<string, string>> = {
  Chalk: 'bg-raised',
  Aluminium: 'bg-line',
  Graphite: 'bg-ink',
  Evergreen: 'bg-evergreen',
  Lichen: 'bg-lichen',
  Signal: 'bg-signal',
  Amber: 'bg-amber-tint',
};
