/** A card index with one drawer pulled out: the topics are written on its front. */
export function CardDrawers({ topics }: { topics: readonly string[] }) {
  return (
    <svg
      role="img"
      aria-label={`A card index with six drawers: ${topics.join(', ')}. One is pulled out and a card stands up in it.`}
      viewBox="0 0 440 300"
      className="w-full"
    >
      <g className="fill-raised stroke-ink" strokeWidth="1.6" strokeLinejoin="round">
        <path d="M24 78h392v196H24z" className="fill-sunk" />
        <path d="M44 274v16h24v-16M372 274v16h24v-16" />
        {topics.map((topic, index) => {
          const isOpen = index === OPEN;
          const x = 36 + (index % 2) * 188 - (isOpen ? 10 : 0);
          const y = 90 + Math.floor(index / 2) * 60 + (isOpen ? 8 : 0);
          return (
            <g key={topic}>
              {isOpen && (
                <>
                  <path d={`M${x + 10} ${y - 8}h180v12H${x}z`} className="fill-line" />
                  <path d={`M${x + 52} ${y}V${y - 58}h106l8 8V${y}z`} className="fill-raised" />
                  <path
                    d={`M${x + 64} ${y - 42}h64M${x + 64} ${y - 30}h90M${x + 64} ${y - 18}h78`}
                    className="stroke-alert"
                  />
                  <path
                    d={`M${x + 16} ${y}v-9h180v9M${x + 22} ${y - 9}v-6h170v6`}
                    className="fill-accent-tint"
                  />
                </>
              )}
              <rect x={x} y={y} width={isOpen ? 196 : 180} height={isOpen ? 50 : 48} rx="3" />
              <path d={`M${x + 76} ${y + 38}h28`} strokeWidth="3" className="stroke-accent" />
            </g>
          );
        })}
      </g>
      {topics.map((topic, index) => {
        const isOpen = index === OPEN;
        return (
          <text
            key={topic}
            x={36 + (index % 2) * 188 + 90 - (isOpen ? 2 : 0)}
            y={90 + Math.floor(index / 2) * 60 + 24 + (isOpen ? 8 : 0)}
            textAnchor="middle"
            fontSize="15"
            className="fill-ink font-semibold"
          >
            {topic}
          </text>
        );
      })}
    </svg>
  );
}

const OPEN = 1;
