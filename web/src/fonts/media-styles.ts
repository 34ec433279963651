// For paper and for people whose system chooses the colours. No first paint waits for it: the browser fetches it last.
import address from '@/styles/media.css?url';

export function addMediaStyles(): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.media = 'print, (forced-colors: active)';
  link.href = address;
  document.head.append(link);
}
