import { readFileSync } from 'node:fs';

const WIDGET = readFileSync(new URL('./widget.js', import.meta.url), 'utf8');

/** The script that a page loads: the widget, told where its service is. */
export function renderSnippet(origin: string): string {
  return WIDGET.replace("'{{ORIGIN}}'", JSON.stringify(origin));
}
