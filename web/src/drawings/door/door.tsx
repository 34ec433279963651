import { Drawing, ROUND } from '../drawing.tsx';
import { Arch, Niche, Sill } from '../alcove/niche.tsx';

/** The door of an alcove. What it does once, on arrival, is done in a quarter of a second. */
export function Door({ state, className = 'block w-full' }: Props) {
  return (
    <Drawing
      label={LABELS[state]}
      viewBox="10 14 300 272"
      preserveAspectRatio="xMidYMax meet"
      className={className}
      {...ROUND}
    >
      <g fill="none" strokeWidth="1.8" className="stroke-ink">
        {state === 'open' ? <Niche lamp="on" isPlain={false} lights /> : <Arch />}
        <Doorway state={state} />
        <Sill />
      </g>
    </Drawing>
  );
}

function Doorway({ state }: { state: DoorState }) {
  switch (state) {
    case 'open':
      return <Leaf width={0.3} />;
    case 'ajar':
      return (
        <>
          <path d={OPENING} className="fill-warn-tint" />
          <path d="M200 252h60l-20-18h-40z" className="fill-raised" />
          <Leaf width={0.72} />
        </>
      );
    case 'turning':
      return (
        <>
          <Leaf />
          <path d="M62 249.5h196" strokeWidth="3.4" className="stroke-warn-tint" />
          <Lock />
          <TurningKey />
        </>
      );
    case 'shut':
      return (
        <>
          <Leaf />
          <Lock />
        </>
      );
    case 'misfit':
      return (
        <>
          <Leaf />
          <Lock />
          <WrongKey />
        </>
      );
  }
}

/** @param width 1 is shut; less is how much of it is still seen while it stands open */
function Leaf({ width = 1 }: { width?: number }) {
  const lean = (1 - width) * -0.2;
  return (
    <g transform={`matrix(${width} ${lean} 0 1 ${HINGE * (1 - width)} ${-HINGE * lean})`}>
      <path d={OPENING} className="fill-accent" />
      <path
        d="M110 63.5V252M160 50v202M210 63.5V252"
        strokeWidth="1.2"
        className="stroke-on-dark"
      />
      <path d="M61 146h42M61 218h42" strokeWidth="4" className="stroke-on-dark" />
      {width < 1 && <circle cx="238" cy="180" r="5" className="fill-warn-tint" />}
    </g>
  );
}

function Lock() {
  return (
    <>
      <path d="M222 156h24v46h-24z" className="fill-raised" />
      <path d="M234 172a4 4 0 0 1 2 7.4l2 10.6h-8l2-10.6a4 4 0 0 1 2-7.4z" className="fill-ink" />
    </>
  );
}

function TurningKey() {
  return (
    <>
      <g transform="translate(234 177)">
        <g className="rotate-60 transition-transform duration-200 starting:rotate-0">
          <path d="M-4 -4h8v30h-8z" className="fill-warn-tint" />
          <circle cy="42" r="17" className="fill-warn-tint" />
          <circle cy="44" r="6" className="fill-accent" />
        </g>
      </g>
      <path d="M240 236c-16 4-34-2-44-14M198 234l-3-13 12 4" className="stroke-on-dark" />
    </>
  );
}

/** Its bit is cut for another lock. */
function WrongKey() {
  return (
    <>
      <path d="M136 174h62v9h-62z" className="fill-danger-tint" />
      <path d="M170 183v17h8v-8h6v13h8v-22z" className="fill-danger-tint" />
      <circle cx="118" cy="178" r="20" className="fill-danger-tint" />
      <circle cx="114" cy="178" r="7" className="fill-accent" />
      <path d="M206 166l8-6M208 178h8M206 190l8 6" strokeWidth="2.4" className="stroke-on-dark" />
    </>
  );
}

const OPENING = 'M60 252V150a100 100 0 0 1 200 0v102z';
const HINGE = 60;

const LABELS: Readonly<Record<DoorState, string>> = {
  open: 'The door of an alcove stands open. Inside, the lamp is on.',
  ajar: 'The door of an alcove stands ajar. Light falls through the gap.',
  turning: 'A key turns in the door of an alcove. Light shows under the door.',
  shut: 'The door of an alcove is shut.',
  misfit: 'The wrong key, held up to the lock of an alcove’s door.',
};

export type DoorState = 'open' | 'ajar' | 'turning' | 'shut' | 'misfit';

type Props = { state: DoorState; className?: string };
