/**
 * A tab for an address that is still being fetched. It is opened during the click, because after the answer it would be blocked as a
 * pop-up.
 * @returns null if the browser blocks it all the same
 */
export function openBlankTab(title: string): Window | null {
  const tab = window.open('about:blank', '_blank');
  if (tab === null) return null;
  tab.opener = null;
  tab.document.title = title;
  return tab;
}
