/** Such as `3 May 2026` and `14:05`, in UTC. We do not know the reader's time zone. */
export function momentOf(moment: string): { day: string; time: string } {
  const date = new Date(moment);
  const inUtc = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);
  return { day: inUtc({ dateStyle: 'long' }), time: inUtc({ timeStyle: 'short' }) };
}
