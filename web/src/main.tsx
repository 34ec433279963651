const container = document.getElementById('root');
if (container?.dataset['rendering'] === 'static') whenWanted(mount);
else mount();

function mount(): void {
  if (container === null) return;
  void import('@/app/start.tsx').then(({ start }) => start(container));
}

/**
 * A prerendered page can be read and used without a script, so the script keeps out of the way of the
 * first paint: it starts at the first sign of intent, or when the page has loaded and is at rest.
 */
function whenWanted(run: () => void): void {
  const intents = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'focusin', 'scroll'];
  const go = () => {
    for (const intent of intents) window.removeEventListener(intent, go);
    window.removeEventListener('load', afterLoad);
    run();
  };
  const afterLoad = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(once, { timeout: 2000 });
    else setTimeout(once, 200);
  };
  let started = false;
  const once = () => {
    if (started) return;
    started = true;
    go();
  };
  for (const intent of intents) window.addEventListener(intent, once, { passive: true });
  if (document.readyState === 'complete') afterLoad();
  else window.addEventListener('load', afterLoad);
}
