/** Calls back each time that the person comes back to this tab. Answers with what ends it. */
export function onLookedAt(act: () => void): () => void {
  const actWhenVisible = () => {
    if (document.visibilityState === 'visible') act();
  };
  window.addEventListener('focus', actWhenVisible);
  document.addEventListener('visibilitychange', actWhenVisible);
  return () => {
    window.removeEventListener('focus', actWhenVisible);
    document.removeEventListener('visibilitychange', actWhenVisible);
  };
}
