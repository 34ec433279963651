/** What stands around the box on its table in the evening; a phone shows none of it. `table` is the height of its edge. */
export function Room({ table }: { table: number }) {
  return (
    <>
      <circle cx="1330" cy={table - 236} r="176" className="fill-alert-tint stroke-transparent" />
      <Window />
      <g transform={`translate(0 ${table})`}>
        <Books />
        <Plant />
        <Lamp />
        <path
          d="M1196-58h52v44q0 14-14 14h-24q-14 0-14-14zM1248-46h8q10 0 10 13t-10 13h-8"
          className="fill-raised"
        />
        <path d="M1420-6h136v6h-136zM1428-12h118v6h-118z" className="fill-raised" />
      </g>
      <path d="M1452 70h116v150h-116z" className="fill-raised" />
      <path d="M1466 84h88v122h-88z" className="fill-accent-tint" />
      <path d="M1466 170q22-34 44-12t44-20v68h-88z" className="fill-accent" />
    </>
  );
}

function Window() {
  return (
    <>
      <path d="M84 34h250v246H84z" className="fill-accent-deep" />
      <circle cx="282" cy="88" r="20" className="fill-glow stroke-transparent" />
      <path
        d="M84 232q60-50 124-22t126-30v100H84z"
        className="fill-line-strong stroke-transparent"
      />
      <path d="M209 34v246M84 150h250" className="stroke-raised" strokeWidth="9" />
      <path d="M84 34h250v246H84zM68 280h282v14H68z" className="fill-none" />
      <path d="M68 280h282v14H68z" className="fill-raised" />
    </>
  );
}

function Books() {
  return (
    <>
      <path d="M96-26h206V0H96zM96-19h206M96-7h206" className="fill-accent" />
      <path d="M116-50h170v24H116z" className="fill-raised" />
      <path d="M104-72h184v22H104zM150-72v22M262-72v22" className="fill-accent-tint" />
    </>
  );
}

function Plant() {
  return (
    <>
      <path
        d="M404-64q-52-30-56-92 50 22 56 92 0-74 26-130 26 60-26 130 10-52 70-76-8 56-70 76"
        className="fill-accent-tint"
      />
      <path d="M372-64h64L426 0h-44z" className="fill-raised" />
    </>
  );
}

function Lamp() {
  return (
    <>
      <path d="M1296 0q4-14 34-14t34 14zM1330-14V-196" className="fill-ink" />
      <path d="M1264-196h132l-28-108h-76z" className="fill-glow" />
    </>
  );
}
