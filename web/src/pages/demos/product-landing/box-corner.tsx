export function Corner() {
  const pitch = 19 / 22;
  return (
    <>
      <path
        d={`M${iso(-1, 0, 19)}L${iso(19, 0, 20.5)}L${iso(21.5, 0, 19)}L${iso(20, 0, 0)}z`}
        className="fill-accent-tint stroke-transparent"
        transform="translate(0 74)"
      />
      <g transform="translate(0 62)">
        <path
          d={`M${iso(0, 5.4, 19)}L${iso(19, 5.4, 19)}L${iso(19, 0, 19)}L${iso(0, 0, 19)}z`}
          className="fill-raised"
        />
        <path
          d={`M${iso(0, 5.4, 0)}L${iso(19, 5.4, 0)}L${iso(19, 5.4, 19)}L${iso(0, 5.4, 19)}z`}
          className="fill-line-strong"
        />
        {Array.from({ length: 22 }, (_, rib) => {
          const from = rib * pitch;
          const to = rib === 21 ? 19 : from + pitch * 0.55;
          return (
            <g key={rib} strokeWidth="0.9">
              <path
                d={`M${iso(from, 7, 0)}L${iso(to, 7, 0)}L${iso(to, 7, 19)}L${iso(from, 7, 19)}z`}
                className="fill-raised"
              />
              <path
                d={`M${iso(from, 7, 19)}L${iso(to, 7, 19)}L${iso(to, 5.4, 19)}L${iso(from, 5.4, 19)}z`}
                className="fill-paper"
              />
            </g>
          );
        })}
        <path
          d={`M${iso(19, 7, 19)}L${iso(19, 7, 0)}L${iso(19, 0, 0)}L${iso(19, 0, 19)}z`}
          className="fill-accent-tint"
        />
        <path d={`M${iso(19, 5.2, 19)}L${iso(19, 5.2, 0)}`} className="stroke-line-strong" />
        <g className="stroke-alert" transform={`translate(${iso(17.3, 1.5, 19)})`}>
          <ellipse rx="7" ry="8.5" className="fill-glow" />
        </g>
      </g>
    </>
  );
}

/** Centimetres of the box to the sheet: seen from a corner, equally long along every edge. */
function iso(x: number, y: number, z: number): string {
  const unit = 17.6;
  return `${(800 + (x - z) * unit * 0.866).toFixed(1)} ${(150 + (x + z) * unit * 0.5 - y * unit).toFixed(1)}`;
}
