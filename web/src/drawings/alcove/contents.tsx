import { Word } from '../drawing.tsx';

/**
 * @param parts how much of it is there, from 0 to 1, in bays from the bottom up
 * @param isUnderWay the topmost bay is being put in
 * @param isOpen one bay hangs out
 */
export function Machine({
  parts = 1,
  isOn = false,
  isOpen = false,
  isUnderWay = false,
  isSmall,
}: MachineProps) {
  const bays = Math.round(parts * BAYS);
  if (bays === 0) return null;
  const firm = isUnderWay ? bays - 1 : bays;
  const top = FLOOR - 4 - firm * BAY;
  return (
    <>
      {firm > 0 && (
        <>
          <path d={`M94 ${top - 4}l10-9h84l10 9z`} className="fill-sunk" />
          <path
            d={`M94 ${top - 4}h104V${FLOOR}H94zM102 ${FLOOR}v3M190 ${FLOOR}v3`}
            className="fill-raised"
          />
          {Array.from({ length: firm }, (_, bay) => (
            <Bay key={bay} at={bay} isLoose={isOpen && bay === 2} isSmall={isSmall} />
          ))}
        </>
      )}
      {isUnderWay && (
        <g transform={`translate(0 ${firm === 0 ? -2 : -15})`}>
          <Bay at={firm} isUnderWay isSmall={isSmall} />
        </g>
      )}
      {firm === BAYS && (
        <circle
          cx="184"
          cy={top + 7}
          r={isSmall ? 5.5 : 4.8}
          className={isOn ? 'fill-accent' : 'fill-raised'}
        />
      )}
    </>
  );
}

function Bay({ at, isLoose = false, isUnderWay = false, isSmall }: BayProps) {
  const y = FLOOR - 2 - (at + 1) * BAY;
  const fill = isLoose ? 'fill-danger-tint' : isUnderWay ? 'fill-warn-tint' : 'fill-paper';
  const front = `M99 ${y}h94v${BAY - 5}H99z`;
  return (
    <>
      {isLoose && <path d={front} className="fill-ink" />}
      <g transform={isLoose ? `translate(-18 5) rotate(-8 100 ${y})` : undefined}>
        <path d={front} className={fill} />
        {!isSmall && (
          <path d={`M106 ${y + 7}h30M144 ${y + 7}h.1M151 ${y + 7}h.1M158 ${y + 7}h.1`} />
        )}
      </g>
    </>
  );
}

/** Where the machine will stand. */
export function Outline() {
  return (
    <path
      d="M94 145l10-9h84l10 9M94 145h104v99H94z"
      className="stroke-line-strong"
      strokeDasharray="4 6"
    />
  );
}

export function Cloth() {
  return (
    <>
      <path
        d="M87 219c-3-28 0-54 6-72 3-11 9-16 19-16h68c10 0 16 5 19 16 7 20 9 48 6 76q-9 8-17-2-12 11-25 2-14 10-27-1-13 10-25 1-13 8-24-4z"
        className="fill-accent-tint"
      />
      <path
        d="M106 150c-5 20-6 38-5 52M136 164c-2 14-2 26 0 40M186 150c6 20 8 38 6 56M163 140c3 12 4 24 3 36"
        strokeWidth="1.3"
      />
    </>
  );
}

/** A place without dust, where something stood for a long time. */
export function DustMark() {
  return (
    <path d="M92 246l12-9h84l12 9z" className="fill-accent stroke-on-dark" strokeDasharray="2 5" />
  );
}

/** The machine's cable and the socket in the wall. */
export function Plug({ isIn }: { isIn: boolean }) {
  return (
    <>
      <path d="M226 190h20v18h-20z" className="fill-raised" />
      {isIn ? (
        <path d="M198 232c20 2 38 0 38-18v-14" strokeWidth="2.4" />
      ) : (
        <>
          <path d="M232 199h.1M240 199h.1" strokeWidth="3.4" />
          <path d="M198 232c16 4 20 14 34 10" className="stroke-warn" strokeWidth="2.4" />
          <path
            d="M231 237l11-2 2 9-11 2zM243 237l6-1M244 242l6-1"
            className="fill-warn-tint stroke-warn"
          />
        </>
      )}
    </>
  );
}

/** The owner's. */
export function Key() {
  return (
    <>
      <path d="M72 164h5v26h6v5h-6v4h-5z" className="fill-warn-tint" />
      <circle cx="74.5" cy="155" r="8.5" className="fill-warn-tint" />
      <circle cx="74.5" cy="153" r="2.8" className="fill-raised" />
    </>
  );
}

/** Tied to what has failed. */
export function Tag() {
  return (
    <>
      <path d="M82 214c-4 4-6 8-6 12" className="stroke-on-dark" />
      <path d="M68 228l8-6 8 6v18H68z" className="fill-danger" />
      <path d="M76 231v5M76 241h.1" className="stroke-raised" strokeWidth="2.4" />
    </>
  );
}

/** A screwdriver. */
export function Tools() {
  return (
    <>
      <path d="M210 246l18-5" strokeWidth="2.4" />
      <path d="M227 239l21-6q5 0 6 4 0 4-4 5l-21 5z" className="fill-alert" />
    </>
  );
}

/** The day until when everything is kept. */
export function CalendarLeaf({
  day,
  month,
  isSmall,
}: {
  day: string;
  month: string;
  isSmall: boolean;
}) {
  return (
    <>
      <path d="M231 134v9" className="stroke-on-dark" />
      <path d="M209 143h44v52h-44z" className="fill-raised" />
      <path d="M209 143h44v16h-44z" className="fill-warn-tint" />
      {isSmall ? (
        <path d="M219 171h24M219 183h24" />
      ) : (
        <g stroke="none" textAnchor="middle" className="fill-ink font-display font-semibold">
          <Word x="231" y="155" fontSize="12" text={month} />
          <Word x="231" y="185" fontSize="23" text={day} />
        </g>
      )}
    </>
  );
}

const FLOOR = 244;
const BAY = 19;
const BAYS = 5;

type MachineProps = {
  parts?: number;
  isOn?: boolean;
  isOpen?: boolean;
  isUnderWay?: boolean;
  isSmall: boolean;
};

type BayProps = { at: number; isLoose?: boolean; isUnderWay?: boolean; isSmall: boolean };
