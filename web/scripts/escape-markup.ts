/** Escapes a text for HTML or XML, in an element or a quoted attribute. */
export function escapeMarkup(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
