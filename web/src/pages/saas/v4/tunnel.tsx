import type { ReactNode } from 'react';
import { AT_HOME } from './copy.ts';
import { CopyText } from '@/bands/copy-text.tsx';

/** Below the house: the pipe from the cellar to a phone on a train. */
export function Tunnel() {
  const { title, text, description, labels } = AT_HOME.tunnel;
  return (
    <section aria-labelledby="tunnel" className="overflow-x-clip bg-accent-deep text-paper">
      <div className="mx-auto max-w-page px-5 pt-14 pb-12 md:px-10 md:pt-20 md:pb-20">
        <div className="grid gap-x-10 gap-y-4 md:grid-cols-12">
          <h2
            id="tunnel"
            className="font-display text-2xl font-semibold tracking-tight md:col-span-4 md:text-3xl"
          >
            {title}
          </h2>
          <p className="max-w-measure leading-relaxed text-on-dark md:col-span-8 [&_a]:text-paper md:col-start-5 lg:col-span-7 lg:col-start-6">
            <CopyText copy={text} />
          </p>
        </div>
        <svg
          role="img"
          aria-label={description}
          viewBox="0 0 1168 300"
          className="mt-12 hidden w-full md:block"
        >
          <Earth d="M0 96c180-12 300 16 520 0s420 10 648-4M0 190c240 14 460-12 700 4s300-8 468 2M0 286c300-10 520 8 1168-4" />
          <Pipe d="M40 96V150C40 236 220 230 330 222S560 230 640 222S880 236 930 160V100" />
          <g transform="translate(4 36)">
            <Box />
          </g>
          <g transform="translate(470 190)">
            <Station />
          </g>
          <g transform="translate(780 -4)">
            <Train />
          </g>
          <Label x={92} y={76} text={labels.box} size={19} />
          <Label x={400} y={176} text={labels.station} size={19} />
          <Label x={968} y={134} text={labels.phone} size={19} />
        </svg>
        <svg
          role="img"
          aria-label={description}
          viewBox="0 0 350 424"
          className="mt-8 w-full md:hidden"
        >
          <Earth d="M0 150c90-8 200 8 350-2M0 250c120 8 220-6 350 2M0 382c100-8 240 6 350-2" />
          <Pipe d="M36 84V130C36 230 300 150 300 250V312" />
          <g transform="translate(0 24)">
            <Box />
          </g>
          <g transform="translate(150 146)">
            <Station />
          </g>
          <g transform="translate(64 300) scale(0.78)">
            <Train />
          </g>
          <Label x={86} y={60} text={labels.box} size={15} />
          <Label x={130} y={134} text={labels.station} size={15} />
          <Label x={130} y={414} text={labels.phone} size={15} />
        </svg>
      </div>
    </section>
  );
}

function Earth({ d }: { d: string }) {
  return <path d={d} className="fill-none stroke-accent" strokeWidth="2" />;
}

function Pipe({ d }: { d: string }) {
  return (
    <>
      <path d={d} className="fill-none stroke-on-dark" strokeWidth="30" strokeLinecap="round" />
      <path d={d} className="fill-none stroke-accent-deep" strokeWidth="26" strokeLinecap="round" />
      <path
        d={d}
        className="fill-none stroke-alert-tint"
        strokeWidth="3"
        strokeDasharray="3 9"
        strokeLinecap="round"
      />
    </>
  );
}

function Box() {
  return (
    <Lines>
      <path d="M0 0h72v60H0z" className="fill-accent" />
      <path d="M12 14h34M12 26h34M12 38h22" />
      <circle cx="58" cy="15" r="4" className="fill-alert-tint stroke-none" />
    </Lines>
  );
}

/** A station on the way with a parcel in it, tied and sealed. */
function Station() {
  return (
    <Lines>
      <path d="M0 0h112v64H0z" className="fill-accent-deep" />
      <path d="M30 14h52v38H30zM30 33h52M56 14v38" className="fill-accent" />
      <circle cx="56" cy="33" r="8" className="fill-alert stroke-alert-tint" />
    </Lines>
  );
}

function Train() {
  return (
    <Lines>
      <path
        d="M0 84V34C0 16 12 8 30 8H350v76zM0 96h360M36 84v6M320 84v6M0 60h350"
        className="fill-accent"
      />
      <circle cx="52" cy="90" r="7" className="fill-accent-deep" />
      <circle cx="84" cy="90" r="7" className="fill-accent-deep" />
      <circle cx="290" cy="90" r="7" className="fill-accent-deep" />
      <circle cx="322" cy="90" r="7" className="fill-accent-deep" />
      <path
        d="M28 22h44v30H28zM86 22h52v30H86zM206 22h52v30h-52zM272 22h44v30h-44z"
        className="fill-accent-deep"
      />
      <path d="M150 84V20h42v64M171 20v64" />
      <path d="M104 52c0-14 18-14 20 0M114 36a6 6 0 1 0-.1 0M124 44l8-8" />
      <path d="M129 24h9v14h-9z" className="fill-alert-tint stroke-alert-tint" />
    </Lines>
  );
}

function Lines({ children }: { children: ReactNode }) {
  return (
    <g
      className="fill-none stroke-on-dark"
      strokeWidth="2"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </g>
  );
}

function Label({ x, y, text, size }: { x: number; y: number; text: string; size: number }) {
  return (
    <text x={x} y={y} fontSize={size} className="fill-paper">
      {text}
    </text>
  );
}
