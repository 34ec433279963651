const url = new URL(window.location.href);

/** The custom token that the page was opened with. */
export const customToken = url.searchParams.get('customToken');

// Imported first by the page's script: the token leaves the address and the history before anything else runs.
if (customToken !== null) {
  url.searchParams.delete('customToken');
  window.history.replaceState(null, '', url);
}
