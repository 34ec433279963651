// Describes what a run of the daily comparison logged.

const EVENTS = {
  reconcile_ended: 'ended and removed: account missing',
  reconcile_healed: 'mirror corrected',
  reconcile_unclear: 'needs an operator',
  reconcile_failed: 'failed, will be retried',
  reconcile_too_many:
    'too many people without an account, so nothing was ended: is this the right Stripe?',
};

/**
 * @param output of the functions, with one JSON line for each event among others
 * @returns the account of the run; null if it has not come yet
 */
export function accountOf(output: string) {
  const lines = output.split('\n').flatMap(readLine);
  const total = lines.find(({ message }) => message === 'reconciled');
  if (!total) return null;
  const told = lines.flatMap((line) => {
    const words = Object.entries(EVENTS).find(([event]) => event === line.message)?.[1];
    if (words === undefined) return [];
    const about = [line.uid, line.customerId, line.reason].filter((text) => text !== undefined);
    return [`  ${about.join(' ')}: ${words}`];
  });
  const counts = [
    `${total.subscriptions} live plans, ${total.checkouts} open checkouts and ${total.mirrors} mirrors compared`,
    `${total.ended} people without an account ended`,
    `${total.healed} mirrors corrected`,
    `${total.unclear} left to an operator`,
    `${total.failed} failed`,
    ...(total.reason === undefined ? [] : ['the run was cut off']),
  ];
  return { text: [...told, `${counts.join(', ')}.`].join('\n'), isFine: total.severity === 'INFO' };
}

function readLine(line: string): Record<string, string | number | undefined>[] {
  const start = line.indexOf('{"severity"');
  if (start === -1) return [];
  try {
    return [JSON.parse(line.slice(start))];
  } catch {
    return [];
  }
}
