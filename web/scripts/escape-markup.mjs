/** Escapes a text for HTML or XML, in an element or a quoted attribute. @param {string} text */
export function escapeMarkup(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
