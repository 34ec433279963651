/** Figure 1 of the data sheet: what runs where, and where trust ends. Lies on wide screens, stands on phones. */
export function SystemDrawing({ label }: { label: string }) {
  return (
    <>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 900 500"
        className={`hidden lg:block ${BASE}`}
      >
        <Boundary x={2} y={112} width={172} height={316} name="A your devices" />
        <Box x={18} y={150} width={140} name="browser" />
        <Box x={18} y={238} width={140} name="phone" />
        <Box x={18} y={326} width={140} name="/v1 client" />

        <Boundary x={214} y={112} width={206} height={316} name="B the way" />
        <Wire d="M158 178H494" signal />
        <Label x={228} y={168} text="TLS 1.3, direct" />
        <Box x={246} y={300} width={140} name="relay" note="holds no key" />
        <Wire d="M158 266H192M158 354H192M192 178V354M192 328H246" signal />
        <Wire d="M386 320H494M386 336H494" />
        <Label x={228} y={388} text="WireGuard, own" />
        <Label x={228} y={406} text="rooms only" />

        <Boundary
          x={460}
          y={112}
          width={438}
          height={316}
          name="C your server: plain text only here"
          strong
        />
        <path d="M494 150v206" className="stroke-evergreen" strokeWidth="7" />
        <text x="486" y="352" transform="rotate(-90 486 352)" className={LABEL}>
          TLS ends
        </text>
        <Box x={520} y={150} width={160} name="session, rights" note="before the search" />
        <Box x={718} y={150} width={160} name="model runtime" note="no network" filled />
        <Wire d="M494 178H520M680 178H718" />
        <Wire d="M600 206V250M798 206V250" />
        <rect x="510" y="238" width="378" height="86" className="fill-sunk stroke-none" />
        <Box x={520} y={250} width={104} name="index" filled />
        <Box x={646} y={250} width={104} name="files" filled />
        <Box x={772} y={250} width={106} name="log" filled />
        <Label x={520} y={346} text="one encrypted volume, LUKS2" />
        <Box x={646} y={362} width={232} name="backups, sealed here" />
        <Wire d="M830 324V362" />
        <Wire d="M762 418V470H900" dashed />
        <Label x={780} y={490} text="to the store" />

        <Boundary
          x={214}
          y={2}
          width={684}
          height={78}
          name="D the account: who you are, no question, no file"
        />
        <Wire d="M146 150V52H214" dashed />
        <Label x={28} y={98} text="token, fig. 3" />
        <text x="232" y="56" className={LABEL}>
          sign-in · payment · help desk
        </text>

        <path d="M460 450H760" className="stroke-ink" strokeWidth="1.2" />
        <path d={HATCH} className="stroke-line-strong" />
        <Label x={460} y={492} text="E host: power, traffic, memory" />
      </svg>

      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 350 720"
        className={`mx-auto max-w-md lg:hidden ${BASE}`}
      >
        <Boundary x={2} y={14} width={346} height={84} name="A your devices" />
        <Box x={12} y={42} width={100} name="browser" />
        <Box x={125} y={42} width={100} name="phone" />
        <Box x={238} y={42} width={100} name="/v1 client" />

        <Boundary x={2} y={126} width={150} height={60} name="D the account" />
        <Wire d="M40 98V126" dashed />
        <text x="14" y="170" className={LABEL}>
          sees no file
        </text>

        <Boundary x={2} y={214} width={346} height={136} name="B the way" />
        <Wire d="M290 98V372" signal />
        <Wire d="M190 98V250" signal />
        <Wire d="M182 306V372M198 306V372" />
        <Box x={125} y={250} width={130} name="relay" note="holds no key" />
        <text x="298" y="240" className={LABEL}>
          direct
        </text>
        <text x="14" y="326" className={LABEL}>
          tunnel, for
        </text>
        <text x="14" y="342" className={LABEL}>
          own rooms
        </text>

        <Boundary x={2} y={372} width={346} height={280} name="" strong />
        <path d="M14 380H336" className="stroke-evergreen" strokeWidth="7" />
        <text x="14" y="404" className={`${LABEL} font-semibold`}>
          C your server · TLS ends here
        </text>
        <Box x={14} y={418} width={152} name="session, rights" note="before search" />
        <Box x={184} y={418} width={152} name="model runtime" note="no network" filled />
        <Wire d="M166 446H184M90 474V500M260 474V500" />
        <rect x="8" y="490" width="334" height="76" className="fill-sunk stroke-none" />
        <Box x={14} y={500} width={100} name="index" filled />
        <Box x={125} y={500} width={100} name="files" filled />
        <Box x={236} y={500} width={100} name="log" filled />
        <Label x={14} y={584} text="one encrypted volume, LUKS2" />
        <Wire d="M262 566V592" />
        <Box x={60} y={592} width={230} name="backups, sealed here" />
        <path d="M2 672H348" className="stroke-ink" strokeWidth="1.2" />
        <Label x={2} y={704} text="E host: power, traffic, memory" />
      </svg>
    </>
  );
}

const BASE = 'w-full font-mono text-xs';
const LABEL = 'fill-ink';

const HATCH = Array.from({ length: 25 }, (_, index) => `M${466 + index * 12} 450l-8 12`).join('');

function Boundary({
  x,
  y,
  width,
  height,
  name,
  strong = false,
}: {
  x: number;
  y: number;
  width: number;
  height: number;
  name: string;
  strong?: boolean;
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        className={strong ? 'fill-lichen stroke-evergreen' : 'fill-none stroke-ink'}
        strokeWidth={strong ? 1.8 : 1.1}
        strokeDasharray="7 5"
      />
      <text x={x + 12} y={y + 21} className={`${LABEL} font-semibold`}>
        {name}
      </text>
    </>
  );
}

function Box({
  x,
  y,
  width,
  name,
  note,
  filled = false,
}: {
  x: number;
  y: number;
  width: number;
  name: string;
  note?: string;
  filled?: boolean;
}) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height="56"
        rx="3"
        className={`stroke-ink ${filled ? 'fill-paper' : 'fill-raised'}`}
        strokeWidth="1.3"
      />
      <text
        x={x + width / 2}
        y={y + (note === undefined ? 33 : 25)}
        textAnchor="middle"
        className={LABEL}
      >
        {name}
      </text>
      {note !== undefined && (
        <text x={x + width / 2} y={y + 43} textAnchor="middle" className="fill-muted">
          {note}
        </text>
      )}
    </>
  );
}

function Wire({
  d,
  signal = false,
  dashed = false,
}: {
  d: string;
  signal?: boolean;
  dashed?: boolean;
}) {
  return (
    <path
      d={d}
      className={`fill-none ${signal ? 'stroke-signal' : 'stroke-ink'}`}
      strokeWidth={signal ? 2.2 : 1.3}
      {...(dashed && { strokeDasharray: '2 5' })}
    />
  );
}

function Label({ x, y, text }: { x: number; y: number; text: string }) {
  return (
    <text x={x} y={y} className="fill-muted">
      {text}
    </text>
  );
}
