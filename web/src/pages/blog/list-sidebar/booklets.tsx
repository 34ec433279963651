import type { Post } from '@/catalogue/posts.ts';
import { Drawing, ROUND, Word } from '@/drawings/drawing.tsx';

/** A shelf with a booklet for each article, the newest in front on the left. */
export function Booklets({ posts }: { posts: readonly Post[] }) {
  return (
    <Drawing
      label={`A shelf with ${posts.length} booklets. Their spines show the subjects.`}
      role="img"
      viewBox="0 0 400 210"
      className="block w-full fill-none stroke-ink"
      strokeWidth="1.6"
      {...ROUND}
    >
      {posts.map((post, index) => (
        <g
          key={post.slug}
          transform={`translate(${14 + index * 42} 190)${index === posts.length - 1 ? ' translate(14 -1) rotate(-6)' : ''}`}
        >
          <path
            d={`M2 0V-${HEIGHTS[index % HEIGHTS.length]}h34V0z`}
            className={COVERS[index % COVERS.length]?.fill}
          />
          <path
            d={`M2-14h34M2-${(HEIGHTS[index % HEIGHTS.length] ?? 0) - 12}h34`}
            className={COVERS[index % COVERS.length]?.line}
          />
          <Word
            transform="translate(24 -24) rotate(-90)"
            fontSize="14"
            className={`stroke-transparent font-semibold ${COVERS[index % COVERS.length]?.word}`}
            text={post.subject}
          />
        </g>
      ))}
      <path d="M4 190h392v10H4z" className="fill-raised" />
    </Drawing>
  );
}

const HEIGHTS = [172, 148, 162, 140, 156, 132, 168, 150];

const LIGHT = { word: 'fill-ink', line: 'stroke-ink' };
const COVERS = [
  { fill: 'fill-accent', word: 'fill-paper', line: 'stroke-on-dark' },
  { fill: 'fill-warn-tint', ...LIGHT },
  { fill: 'fill-raised', ...LIGHT },
  { fill: 'fill-alert', word: 'fill-raised', line: 'stroke-alert-tint' },
  { fill: 'fill-accent-tint', ...LIGHT },
];
