/** Saves a text as a file where the browser keeps its downloads. */
export function downloadText(name: string, text: string, type: string): void {
  downloadFile(name, new Blob([text], { type }));
}

/** Saves a file there. */
export function downloadFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Deferred, because the browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
