/** A train in the evening, and under the hills the line that joins it to a house with a light on. */
export function WayHome() {
  return (
    <svg
      role="img"
      aria-label="A train crosses a bridge in the evening. From one of its windows a sealed line runs under the hills to a house where a small server stands in a lit cupboard."
      viewBox="0 0 760 430"
      preserveAspectRatio="xMidYMid slice"
      className="size-full"
    >
      <rect width="760" height="430" className="fill-accent-tint" />
      <circle cx="150" cy="82" r="34" className="fill-raised" />
      <path
        d="M0 190C90 120 170 176 250 142S420 70 520 128 690 150 760 96V430H0z"
        className="fill-sunk"
      />
      <path
        d="M0 190C90 120 170 176 250 142S420 70 520 128 690 150 760 96M30 216c80-50 140-20 210-52M330 170c70-50 120-50 180-14M560 190c70 0 120-12 170-44"
        className="fill-none stroke-line-strong"
        strokeWidth="1.2"
      />
      {/* The bridge and its train. */}
      <path d="M0 236H420v10H0z" className="fill-paper stroke-ink" strokeWidth="1.6" />
      <path
        d={[30, 130, 230, 330].map((x) => `M${x} 246c0 60 70 60 70 0`).join('')}
        className="fill-none stroke-ink"
        strokeWidth="1.6"
      />
      <path
        d={[15, 115, 215, 315, 415].map((x) => `M${x} 246v84`).join('')}
        className="stroke-ink"
        strokeWidth="1.6"
      />
      <g className="animate-arrive fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M10 184H178v46H10zM186 184H322c30 0 52 22 60 46H186z" />
        <path d={windows} className="fill-accent-tint" />
        <path d="M340 196h14l16 22h-30z" className="fill-accent-tint" />
        <path d="M10 222H178M186 222H378" className="stroke-accent" strokeWidth="3" />
      </g>
      <path d="M252 194h26v20h-26z" className="fill-warn-tint stroke-ink" strokeWidth="1.6" />
      <path
        d="M259 206h12v7h-12zM256 213h18"
        className="fill-raised stroke-ink"
        strokeWidth="1.4"
      />
      {/* The ground, and the line in it. */}
      <path
        d="M0 330C110 320 220 344 330 332S520 282 760 300V430H0z"
        className="fill-accent-deep"
      />
      <path
        d="M265 214C265 330 300 392 420 384S560 372 592 330"
        className="fill-none stroke-paper"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M265 214C265 330 300 392 420 384S560 372 592 330"
        className="fill-none stroke-accent-deep"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M265 220C265 330 300 392 420 384S560 372 592 326"
        className="fill-none stroke-warn-tint"
        strokeWidth="3"
        strokeDasharray="1 9"
        strokeLinecap="round"
      />
      {/* The house, cut open. */}
      <g className="fill-paper stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M500 330V206l108-72 108 72v124z" />
        <path d="M484 217 608 134l124 83" className="fill-none" strokeWidth="4" />
        <path d="M666 160v-34h22v50" className="fill-raised" />
        <path d="M500 256H716M640 206v124" className="fill-none" />
        <path d="M518 274h92v56h-92z" className="fill-warn-tint" />
        <path d="M556 292h42v38h-42z" className="fill-raised" />
        <path d="M562 300h20M562 308h20M562 316h12" className="stroke-accent" />
        <path d="M518 274l-14 8v52" className="fill-none" />
        <path d="M664 330v-50h34v50" className="fill-raised" />
        <path d="M524 214h44v30h-44zM546 214v30" className="fill-accent-tint" />
        <path d="M662 246v-22h36v22M656 246h48" className="fill-none" />
      </g>
      <circle cx="590" cy="300" r="3" className="fill-alert" />
      <path
        d="M424 330v-58m0 20 14-14m-14 28-16-14M452 326v-38m0 14 10-10m-10 18-10-10"
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}

const windows = [22, 60, 98, 136, 198, 306].map((x) => `M${x} 194h26v20H${x}z`).join('');
