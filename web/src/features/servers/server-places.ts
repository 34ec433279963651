/** How much of the capacity is taken, in a sentence. Servers stay when a plan shrinks or ends, so it can be exceeded. */
export function describePlaces(taken: number, capacity: number): string {
  const places = capacity === 1 ? 'place' : 'places';
  return taken > capacity
    ? `${taken} servers for ${capacity} ${places}: they all stay, but you cannot add more.`
    : `${taken} of ${capacity} ${places} taken.`;
}

/** That nothing more fits into the plan. */
export function describeFull(taken: number, capacity: number): string {
  return taken > capacity
    ? 'Your plan is full'
    : `Your plan is full: ${taken} of ${capacity} ${capacity === 1 ? 'server' : 'servers'}`;
}
