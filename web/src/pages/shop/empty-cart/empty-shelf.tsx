/** An empty shelf, with the outlines of what stood there. */
export function EmptyShelf() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 260" className="block w-full">
      <g
        fill="none"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        className="stroke-ink"
      >
        <path
          d="M10 196H550v14H10zM70 210v36M490 210v36M70 230l-22-20M490 230l22-20"
          className="fill-raised"
        />
        <g strokeDasharray="5 6" className="stroke-line-strong">
          <path d="M60 196v-58l54-18 96 16v60M60 138l96 18 54-20M156 156v40" />
          <path d="M268 196V82h38v114M274 82l6-8h38v112" />
          <path d="M392 196a42 42 0 1 1 84 0M410 196a24 24 0 1 1 48 0" />
        </g>
        <path d="M330 196l4-9 5 9M338 196q6-16 14-10" className="stroke-accent" />
      </g>
    </svg>
  );
}
