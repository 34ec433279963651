import { SEARCH_CONSULTANTS } from './copy.ts';
import { Drawing, Word } from '@/drawings/drawing.tsx';

/** The year as a ring, January at the top: how much two things are looked for, and when to write about them. */
export function YearRing() {
  const { label, months, write } = SEARCH_CONSULTANTS.season;
  const curves: readonly Curve[] = SEARCH_CONSULTANTS.season.curves;
  return (
    <Drawing
      label={label}
      viewBox="-200 -196 400 392"
      className="mx-auto block w-full max-w-130"
      fontSize="14"
    >
      <circle r={RIM} className="fill-raised stroke-line-strong" />
      {curves.map((curve, index) => (
        <path
          key={curve.name}
          d={`M${curve.values.map((value, month) => at(month, outward(value))).join('L')}z`}
          className={`[stroke-linejoin:round] ${LOOKS[index]}`}
          strokeWidth="3"
        />
      ))}
      <g className="stroke-line-strong">
        {months.map((month, index) => (
          <path
            key={`${month} ${index}`}
            d={`M${at(index - 0.5, RIM - 7)}L${at(index - 0.5, RIM)}`}
          />
        ))}
      </g>
      {months.map((month, index) => {
        const [x, y] = placeAt(index, RIM + 14);
        return (
          <Word
            key={`${month} ${index}`}
            x={x}
            y={y + 5}
            textAnchor="middle"
            className="fill-muted font-mono"
            text={month}
          />
        );
      })}
      {curves.map((curve, index) => {
        const peak = curve.values.indexOf(100);
        const [x, y] = placeAt(curve.write, RIM + 22);
        const side = index === 0 ? 1 : -1;
        return (
          <g key={curve.name} className={LETTERS[index]}>
            <path
              d={`M${at(curve.write, 40)}L${at(curve.write, RIM)}A${RIM} ${RIM} 0 0 1 ${at(peak, RIM)}`}
              className="fill-none stroke-current"
              strokeWidth="4"
            />
            <circle cx={placeAt(peak, RIM)[0]} cy={placeAt(peak, RIM)[1]} r="7" />
            <g className="font-semibold" textAnchor={index === 0 ? 'start' : 'end'}>
              <Word x={x} y={y + (index === 0 ? 0 : 10)} text={write} />
              <Word x={side * (index === 0 ? 46 : 62)} y={side * 26 + 5} text={curve.name} />
            </g>
          </g>
        );
      })}
    </Drawing>
  );
}

/** Where a month stands, counted from January as 0, and how far from the middle. */
function placeAt(month: number, distance: number): readonly [number, number] {
  const angle = ((month + 0.5) / 12) * 2 * Math.PI;
  return [Math.round(Math.sin(angle) * distance), Math.round(-Math.cos(angle) * distance)];
}

function at(month: number, distance: number): string {
  return placeAt(month, distance).join(' ');
}

function outward(value: number): number {
  return 20 + value * 1.28;
}

const RIM = 156;
const LOOKS = ['fill-accent-tint stroke-accent', 'fill-alert-tint stroke-alert mix-blend-multiply'];
const LETTERS = ['fill-accent text-accent', 'fill-alert text-alert'];

type Curve = {
  name: string;
  /** January first; the peak is 100. */
  values: readonly number[];
  /** The month in which to write, counted from January as 0. */
  write: number;
};
