/** Saves a text as a file where the browser keeps its downloads. */
export function downloadText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Deferred, because the browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
