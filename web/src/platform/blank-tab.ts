/**
 * A tab for an address that is still being fetched. It is opened during the click, because after the answer it would be blocked as a
 * pop-up. Until then it says what it waits for.
 * @returns null if the browser blocks it all the same
 */
export function openBlankTab(title: string): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = title;
  const words = tab.document.createElement('p');
  words.textContent = `${title}. This takes a moment.`;
  words.style.cssText = 'margin: 3rem; font: 1.25rem system-ui, sans-serif';
  tab.document.body.append(words);
  return tab;
}
