/** The steps of a survey along a levelling staff, which stands on a phone and lies on a wide screen. */
export function SurveyStaff({
  steps,
}: {
  steps: readonly { day: string; title: string; text: string }[];
}) {
  return (
    <div className="relative max-lg:pl-20">
      <svg
        aria-hidden="true"
        className="absolute top-0 left-0 h-full w-11 border-x border-ink bg-raised lg:static lg:h-11 lg:w-full lg:border-x-0 lg:border-b"
      >
        <defs>
          <Graduation id="staff-standing" />
          <Graduation id="staff-lying" turn="rotate(-90)" />
        </defs>
        <rect width="100%" height="100%" fill="url(#staff-standing)" className="lg:hidden" />
        <rect width="100%" height="100%" fill="url(#staff-lying)" className="max-lg:hidden" />
      </svg>
      <ol className="space-y-9 py-2 lg:grid lg:grid-cols-6 lg:space-y-0 lg:py-0">
        {steps.map((step) => (
          <li
            key={step.day}
            className="relative border-ink lg:px-5 lg:pt-8 lg:pb-7 lg:not-last:border-r"
          >
            <span
              aria-hidden="true"
              className="absolute top-4 -left-9 w-7 border-t-2 border-alert lg:-top-1 lg:left-5 lg:h-7 lg:w-0 lg:border-t-0 lg:border-l-2"
            />
            <p className="font-mono text-2xl leading-none">
              <span className="text-xs">day </span>
              {step.day}
            </p>
            <h3 className="mt-2 font-semibold">{step.title}</h3>
            <p className="mt-1 max-w-lg text-sm leading-relaxed text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Graduation({ id, turn }: { id: string; turn?: string }) {
  return (
    <pattern
      id={id}
      width="44"
      height="100"
      patternUnits="userSpaceOnUse"
      {...(turn !== undefined && { patternTransform: turn })}
    >
      <path d="M0 0h20v10H10v10h10v10H10v10h10v10H0z" className="fill-ink" />
      <path d="M44 50H24v10h10v10H24v10h10v10H24v10h20z" className="fill-alert" />
    </pattern>
  );
}
