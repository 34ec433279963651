/** A house cut open, five storeys high; each storey is one fifth of the picture. */
export function HouseSection({ label }: { label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="0 0 300 1000"
      className="h-full max-h-screen w-full md:max-h-none"
    >
      <g
        className="fill-none stroke-ink"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M20 200 L150 30 L280 200" className="fill-lichen" />
        <path d="M214 114 V62 h24 v84" className="fill-raised" />
        <path d="M40 200h220v600H40z" className="fill-raised" />
        <path d="M10 800h280" strokeWidth="2.4" />
        <path d="M40 800v170h220V800" className="fill-sunk" />
        <path d="M40 400h220M40 600h220" />

        <path d="M96 200v-40h84v40M108 160v-18h30v18M190 200v-26" />
        <path d="M150 160v-14l14-6 6 14" className="stroke-evergreen" />

        <path d="M60 400v-64h70v64M60 362h70" />
        <path d="M176 400v-50h60v50M176 372h60M190 350v-22h12v22M206 350v-30h10v30" />
        <circle cx="210" cy="254" r="22" className="fill-amber-tint" />
        <path d="M60 240h60v44H60zM90 240v44M60 262h60" />

        <path d="M84 600v-50M206 600v-50M66 550h158" strokeWidth="2.2" />
        <path d="M120 550c0-18 40-18 40 0z" className="fill-amber-tint" />
        <path d="M150 400v56M128 474c0-24 44-24 44 0z" className="stroke-ink" />
        <path d="M60 600v-34h-8M240 600v-34h8" />

        <path d="M70 800V660h70v140" className="fill-lichen" />
        <circle cx="128" cy="734" r="3" className="fill-ink" />
        <path d="M180 732h60" strokeWidth="2.2" />
        <rect x="196" y="690" width="22" height="40" rx="4" className="fill-paper" />
        <path
          d="M207 690 C207 640 286 640 286 720 C286 860 240 872 206 884"
          className="stroke-signal"
          strokeWidth="2"
          strokeDasharray="2 7"
        />

        <path d="M56 900h84M56 950h84" />
        <path d="M64 900v-24h16v24M88 900v-24h16v24M112 900v-24h16v24M64 950v-24h16v24M88 950v-24h16v24" />
        <rect
          x="168"
          y="884"
          width="72"
          height="78"
          rx="5"
          className="fill-evergreen stroke-evergreen"
        />
        <path d="M180 904h36M180 920h36M180 936h36" className="stroke-lichen" />
        <circle cx="226" cy="904" r="3" className="fill-signal stroke-signal" />
      </g>
    </svg>
  );
}
