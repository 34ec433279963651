/** What a browser may say although nothing is wrong. */

/** The Firestore client asks this address whether there is a network when its stream breaks off; it recovers by itself. */
export const NETWORK_PROBE = 'https://www.google.com/images/cleardot.gif';
export const STREAM_BROKE_OFF = /WebChannelConnection RPC 'Listen' stream .* transport errored/;
