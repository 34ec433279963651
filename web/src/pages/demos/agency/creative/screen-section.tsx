/** A screen in section while the squeegee crosses it. Its words are to be read. */
export function ScreenSection({ label }: { label: string }) {
  return (
    <svg
      role="group"
      aria-label={label}
      viewBox="0 0 380 250"
      className="w-full max-w-xl"
      fill="currentColor"
      fontSize="13.5"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path
          d="M16 140h26v34H16zM338 140h26v34h-26zM152 48h52v50h-52zM40 200h300v6H40z"
          className="fill-raised"
        />
        <path d="M10 208h360v14H10z" className="fill-accent-tint" />
        <path d="M250 154 226 174M202 36l-12 10M226 74h52m-10-7 10 7-10 7" />
        <path d="M42 171 186 193 338 171" strokeWidth="3" strokeDasharray="4 3" />
        <path d="M70 196h112" className="text-alert" strokeWidth="5" />
      </g>
      <path d="M188 190q22-30 52-6" className="text-alert" />
      <path d="M176 188 158 96h40l-10 94z" className="text-accent" />
      <text x="206" y="38">
        squeegee, beech
      </text>
      <text x="286" y="79">
        pulled by hand
      </text>
      <text x="10" y="128">
        frame
      </text>
      <text x="66" y="150">
        mesh, 77
      </text>
      <text x="66" y="165">
        threads a cm
      </text>
      <text x="252" y="150">
        ink
      </text>
      <text x="10" y="242">
        bed, with 400 holes and a vacuum cleaner under it
      </text>
    </svg>
  );
}
