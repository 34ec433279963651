/** An architecture drawing in three layers: what asks, what answers, what it stands on. */
export function StackDrawing({ label }: { label: string }) {
  return (
    <svg role="img" aria-label={label} viewBox="0 0 460 330" className="w-full font-mono">
      <g className="fill-none stroke-ink" strokeWidth="1.3">
        <rect x="1" y="1" width="130" height="44" rx="4" />
        <rect x="165" y="1" width="130" height="44" rx="4" />
        <rect x="329" y="1" width="130" height="44" rx="4" />
        <path d="M66 45v38M230 45v38M394 45v38" strokeDasharray="3 4" />
        <rect x="1" y="84" width="458" height="178" rx="4" className="fill-raised" />
        <rect x="20" y="128" width="124" height="54" rx="4" className="fill-lichen" />
        <rect x="168" y="128" width="124" height="54" rx="4" className="fill-lichen" />
        <rect x="316" y="128" width="124" height="54" rx="4" className="fill-lichen" />
        <path d="M144 155h24M292 155h24M230 182v26M378 182v26M82 182v26" />
        <rect x="20" y="208" width="420" height="36" rx="4" className="fill-sunk" />
        <rect x="1" y="290" width="458" height="38" rx="4" strokeDasharray="3 4" />
        <path d="M230 262v28" strokeDasharray="3 4" />
      </g>
      <g className="fill-ink text-xs" textAnchor="middle">
        <text x="66" y="28">
          browser
        </text>
        <text x="230" y="28">
          phone
        </text>
        <text x="394" y="28">
          /v1 client
        </text>
        <text x="82" y="160">
          model
        </text>
        <text x="230" y="160">
          retrieval
        </text>
        <text x="378" y="160">
          index
        </text>
        <text x="230" y="231">
          encrypted volume: files, index, log
        </text>
        <text x="230" y="314">
          host: sees power, traffic sizes
        </text>
      </g>
      <text x="20" y="112" className="fill-evergreen text-xs">
        your server · TLS ends here
      </text>
    </svg>
  );
}
