import { CONTACT } from './copy.ts';

/** On which days of the week something is open; the words beside the drawing say the same. */
export function HoursStrip() {
  const { days, rows } = CONTACT.hours;
  return (
    <ul className="border-b border-line">
      {rows.map(({ what, when, open, isRound }) => (
        <li key={what} className="border-t border-line py-4">
          <p className="font-semibold">{what}</p>
          <p className="text-sm text-muted">{when}</p>
          <div aria-hidden="true" className="mt-3 grid grid-cols-7 gap-1 text-center text-xs">
            {days.map((day, index) => (
              <span key={day}>
                <span className="relative block h-6 overflow-hidden rounded-sm border border-line-strong bg-raised">
                  {index < open && (
                    <span
                      className={`absolute inset-y-0 ${isRound ? 'inset-x-0 bg-alert' : 'right-[29%] left-[37%] bg-accent'}`}
                    />
                  )}
                </span>
                <span className="mt-1 block text-muted">{day}</span>
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
