/** How a thing of a colour is drawn: its body, the same as a wide line, and the lines and the lettering on it. */
export type Tint = { fill: string; strand: string; line: string; mark: string };

/** The colour by its name; an unknown one is that of chalk. */
export function tintOf(color: string | undefined): Tint {
  return TINTS[color ?? ''] ?? CHALK;
}

const onLight = { line: 'stroke-ink', mark: 'fill-ink' };
const onDark = { line: 'stroke-on-dark', mark: 'fill-on-dark' };

const CHALK: Tint = { fill: 'fill-raised', strand: 'stroke-raised', ...onLight };

const TINTS: Readonly<Record<string, Tint>> = {
  Chalk: CHALK,
  Aluminium: { fill: 'fill-line', strand: 'stroke-line', ...onLight },
  Graphite: { fill: 'fill-ink', strand: 'stroke-ink', ...onDark },
  Evergreen: { fill: 'fill-accent', strand: 'stroke-accent', ...onDark },
  Lichen: { fill: 'fill-accent-tint', strand: 'stroke-accent-tint', ...onLight },
  Signal: {
    fill: 'fill-alert',
    strand: 'stroke-alert',
    line: 'stroke-alert-tint',
    mark: 'fill-alert-tint',
  },
  Amber: { fill: 'fill-warn-tint', strand: 'stroke-warn-tint', ...onLight },
};

/** The same colours as the background of a swatch. */
export const SWATCHES: Readonly<Record<string, string>> = {
  Chalk: 'bg-raised',
  Aluminium: 'bg-line',
  Graphite: 'bg-ink',
  Evergreen: 'bg-accent',
  Lichen: 'bg-accent-tint',
  Signal: 'bg-alert',
  Amber: 'bg-warn-tint',
};
