/** The sign for one kind of boundary point, around the origin. */
export function PlanMark({ kind }: { kind: 'stone' | 'reset' | 'nail' }) {
  switch (kind) {
    case 'stone':
      return (
        <>
          <path d="M-7-7H7V7H-7z" className="fill-raised stroke-ink" strokeWidth="1.6" />
          <path d="M-7-7 7 7M7-7-7 7" className="stroke-ink" strokeWidth="1.2" />
        </>
      );
    case 'reset':
      return (
        <>
          <circle r="9" className="fill-raised stroke-alert" strokeWidth="1.8" />
          <circle r="3.5" className="fill-alert" />
        </>
      );
    case 'nail':
      return (
        <>
          <circle r="6" className="fill-raised stroke-ink" strokeWidth="1.4" />
          <path d="M-11 0H11M0-11V11" className="stroke-ink" strokeWidth="1.2" />
        </>
      );
  }
}
