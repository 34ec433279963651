import { Word } from '@/drawings/drawing.tsx';

export function Paths() {
  return (
    <div className="relative">
      <svg
        viewBox="0 0 600 380"
        preserveAspectRatio="xMidYMid slice"
        className="block h-72 w-full md:h-112"
      >
        <g className="fill-none stroke-line-strong" strokeWidth="1">
          {[0, 1, 2, 3, 4].map((ring) => (
            <ellipse
              key={ring}
              cx={410 + ring * 4}
              cy={130 - ring * 3}
              rx={190 - ring * 38}
              ry={110 - ring * 22}
              transform={`rotate(${-18 + ring * 4} 410 130)`}
            />
          ))}
          <path d="M0 300c80-50 120-40 190-90M0 340c90-50 160-50 230-110M0 376c130-60 190-40 290-100" />
        </g>
        <path
          d="M120 0c10 70 70 80 80 150s80 80 100 150 70 60 90 80"
          className="fill-none stroke-accent"
          strokeWidth="5"
        />
        <path
          d="M20 120c80 30 110 60 186 60s90-70 190-90 110 30 204 10"
          className="fill-none stroke-ink"
          strokeWidth="3"
          strokeDasharray="9 6"
        />
        <path
          d="M60 380c40-80 130-40 210-92 60-36 90-10 150-50s90-10 180-40"
          className="fill-none stroke-ink"
          strokeWidth="3"
          strokeDasharray="9 6"
        />
        <path d="M214 306c30-6 50-16 78-34" className="fill-none stroke-alert" strokeWidth="7" />
        <path d="M262 282l-10-22M280 270l-12-20" className="stroke-ink" strokeWidth="3" />
        <g className="fill-raised stroke-ink" strokeWidth="2">
          <circle cx="448" cy="228" r="15" />
          <circle cx="320" cy="120" r="15" />
          <path d="M516 112h24v18h-24zM516 112l12-12 12 12M528 100V86" />
        </g>
        <g className="fill-ink font-mono" fontSize="15" textAnchor="middle">
          <Word x="448" y="233" text="14" />
          <Word x="320" y="125" text="9" />
        </g>
      </svg>
      <p className="absolute bottom-3 left-3 max-w-56 border border-alert bg-raised px-3 py-2">
        <strong className="block text-alert">Path 14: flooded</strong>
        Footbridge under water until Thursday. Go round by 9, forty minutes more.
      </p>
    </div>
  );
}
