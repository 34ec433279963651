/** A phone with a few words on its screen. */
export function PhoneScreen({
  lines,
  tone,
}: {
  lines: readonly string[];
  tone: 'ask' | 'source' | 'dark';
}) {
  const dark = tone === 'dark';
  return (
    <div
      aria-hidden="true"
      className={`flex h-96 w-44 flex-col justify-between rounded-lg border-2 border-ink p-4 ${SCREENS[tone]}`}
    >
      <span className="mx-auto h-1 w-12 rounded-full bg-current" />
      <div className={`space-y-1 text-sm leading-snug ${dark ? 'text-center' : ''}`}>
        {tone === 'source' && (
          <div className="mb-4 space-y-2">
            {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, index) => (
              <span key={index} className={`block h-1.5 bg-line-strong ${width}`} />
            ))}
          </div>
        )}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <span
        className={`mx-auto size-12 rounded-full border-2 ${dark ? 'border-muted' : 'border-signal bg-signal-tint'}`}
      />
    </div>
  );
}

const SCREENS = {
  ask: 'bg-raised text-ink',
  source: 'bg-lichen text-ink',
  dark: 'bg-ink text-mist',
};
