import { DATA_SHEET } from './copy.ts';
import { Caption, SheetPair, SheetPart, SheetTerms } from './sheet.tsx';

export function Architecture() {
  const { system } = DATA_SHEET;
  return (
    <SheetPart number={2} part={system} lazyLayout="lazy-layout-90 md:lazy-layout-49">
      <SheetPair>
        <figure>
          <SystemDrawing />
          <Caption name={system.figure} text={system.caption} />
        </figure>
        <SheetTerms items={system.notes} />
      </SheetPair>
    </SheetPart>
  );
}

/** Figure 1 of the data sheet: what runs where and where trust ends, from the devices down to the host. */
function SystemDrawing() {
  return (
    // Not an image: its words are read out, in the order listed here.
    <svg
      role="group"
      aria-label={DATA_SHEET.system.description}
      viewBox="0 0 350 650"
      className="w-full max-w-sm font-mono text-xs"
      fill="currentColor"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.3">
        <g strokeDasharray="7 5">
          <path d="M1 1h348v84H1zM1 117h176v88H1zM190 117h159v190H1v-82h189z" />
          <path d="M1 333h348v262H1z" className="fill-accent-tint text-accent" strokeWidth="2" />
        </g>
        <path d="M8 342h334" className="text-accent" strokeWidth="7" />
        <path
          d="M210 74v96M210 220v118M330 74v96M330 220v118"
          className="text-alert"
          strokeWidth="2"
        />
        <path d="M61 74v43M191 564h158" strokeDasharray="2 5" />
        <path d={WIRES} />
        <path d="M1 617h348" strokeWidth="8" strokeDasharray="1 9" />
        <path d={BOXES} className="fill-raised" />
      </g>
      {WORDS.map(([x, y, text, look]) => (
        <text key={text} x={x} y={y} className={look}>
          {text}
        </text>
      ))}
    </svg>
  );
}

/** What is joined inside the server, its volume, and the ground under it. */
const WIRES = 'M167 403h16M89 426v20M261 426v20M6 446h338v82H6zM89 528v16M1 612h348';

const BOXES =
  'M11 30h100v44H11zM125 30h100v44H125zM239 30h100v44H239zM200 170h140v50H200zM11 380h156v46H11zM183 380h156v46H183zM11 456h100v40H11zM125 456h100v40H125zM239 456h100v40H239zM11 544h180v40H11z';

const NAME = 'font-semibold';
const NOTE = 'text-muted';

const WORDS: readonly (readonly [x: number, y: number, text: string, look?: string])[] = [
  [11, 20, 'A your devices', NAME],
  [21, 57, 'browser'],
  [135, 57, 'phone'],
  [249, 57, '/v1 client'],
  [70, 106, 'token, fig. 3', NOTE],
  [11, 137, 'D the account', NAME],
  [11, 156, 'sign-in, payment,'],
  [11, 173, 'help desk'],
  [11, 194, 'no question, no file', NOTE],
  [220, 137, 'B the path', NAME],
  [220, 156, 'TLS 1.3', NOTE],
  [210, 191, 'networks'],
  [210, 209, 'hold no key', NOTE],
  [11, 326, 'TLS ends here', NOTE],
  [11, 368, 'C your server: plain text only here', NAME],
  [21, 399, 'session, rights'],
  [21, 417, 'before the search', NOTE],
  [193, 399, 'model runtime'],
  [193, 417, 'no network', NOTE],
  [21, 481, 'index'],
  [135, 481, 'files'],
  [249, 481, 'log'],
  [11, 518, 'one encrypted volume, LUKS2', NOTE],
  [21, 569, 'backups, sealed here'],
  [201, 556, 'to the store', NOTE],
  [11, 644, 'E the host: power, traffic, memory', NAME],
];
