/** What a browser may log although nothing is wrong. */

/** When its stream breaks off, the Firestore client probes this address for a network; it recovers by itself. */
export const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';
export const STREAM_BROKE_OFF = /WebChannelConnection RPC 'Listen' stream .* transport errored/;
