/** What a host says of a machine that is ready since a moment. */
export function readyFacts(reference: string, name: string, origin: string | null, since: string) {
  return {
    reference,
    name,
    plan: 'household',
    state: 'ready',
    step: null,
    readyAbout: null,
    origin,
    region: null,
    lastSeenAt: since,
    silentSince: null as string | null,
    lastSilence: null as { from: string; until: string } | null,
    disk: { usedBytes: 41e9, totalBytes: 500e9 },
    failure: null as string | null,
    changedAt: since,
  };
}
