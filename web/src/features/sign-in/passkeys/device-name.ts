/** What a person may call this device: the name that is offered for a passkey on it. @param userAgent as the browser tells it */
export function deviceName(userAgent: string): string {
  return NAMES.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'My passkey';
}

/** An iPhone calls itself a Mac as well, and Android a Linux. */
const NAMES = [
  ['iPhone', 'My iPhone'],
  ['iPad', 'My iPad'],
  ['Android', 'My Android phone'],
  ['CrOS', 'My Chromebook'],
  ['Windows', 'My Windows computer'],
  ['Mac OS X', 'My Mac'],
  ['Linux', 'My Linux computer'],
] as const;
