import { Word } from '../drawing.tsx';

/**
 * The arch, its depth, and the lamp that hangs from its crown: on, off in a dark niche, or without light though it is on.
 * @param lights the light comes on once, when the drawing appears
 */
export function Niche({ lamp, isPlain, lights = false }: NicheProps) {
  const isLit = lamp !== 'off';
  return (
    <>
      <Arch isPlain={isPlain} />
      <path
        d="M60 232V150a100 100 0 0 1 200 0v82z"
        className={isLit ? 'fill-paper' : 'fill-accent'}
      />
      <path d="M34 252l26-20h200l26 20" className={isLit ? 'fill-paper' : 'fill-accent-deep'} />
      {isLit && (
        <path
          d="M144 92 98 232l-16 20h156l-16-20L176 92z"
          {...(lamp === 'on'
            ? {
                className: lights
                  ? 'fill-warn-tint transition-opacity duration-200 starting:opacity-0'
                  : 'fill-warn-tint',
                stroke: 'none',
              }
            : { className: 'stroke-line-strong', strokeDasharray: '2 7' })}
        />
      )}
      <path d="M60 232h200" strokeWidth="1.3" />
      <path d="M160 50v24" className={isLit ? undefined : 'stroke-on-dark'} />
      {isLit && <circle cx="160" cy="91" r="7.5" className="fill-raised" />}
      <path d="M136 91a24 20 0 0 1 48 0z" className={SHADES[lamp]} />
    </>
  );
}

/** The stones around it, without what is inside. */
export function Arch({ isPlain = false }: { isPlain?: boolean }) {
  return (
    <>
      <path d="M34 252V150a126 126 0 0 1 252 0v102z" className="fill-raised" />
      {!isPlain && (
        <path
          d="M60 123l-23-7M106 67l-12-21M214 67l12-21M260 123l23-7M34 196h26M260 206h26"
          className="stroke-line-strong"
          strokeWidth="1.2"
        />
      )}
    </>
  );
}

/** The board that everything stands on. */
export function Sill() {
  return <path d="M20 252h280v34H20z" className="fill-raised" />;
}

/** The name on the board: null where only the pins are left of it, empty where nothing is written yet. */
export function Label({ text, isSmall }: { text: string | null; isSmall: boolean }) {
  if (text === null) {
    return <path d="M112 269h.1M208 269h.1" className="stroke-line-strong" strokeWidth="4" />;
  }
  if (text === '') {
    return <path d="M104 259h112v20H104z" className="stroke-line-strong" strokeDasharray="4 5" />;
  }
  return (
    <>
      <path d="M104 259h112v20H104z" className="fill-accent-tint" />
      {isSmall ? (
        <path d="M124 269h72" />
      ) : (
        <Word
          x="160"
          y="273.5"
          textAnchor="middle"
          stroke="none"
          fontSize="13"
          className="fill-ink font-display font-semibold"
          text={text}
        />
      )}
    </>
  );
}

export type Lamp = 'on' | 'off' | 'weak';

type NicheProps = { lamp: Lamp; isPlain: boolean; lights?: boolean };

const SHADES: Readonly<Record<Lamp, string>> = {
  on: 'fill-accent',
  off: 'fill-raised',
  weak: 'fill-warn-tint',
};
