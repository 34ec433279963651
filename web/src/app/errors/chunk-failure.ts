/** Whether a part of the script or of the styles did not arrive. Each browser has its own words for it. */
export function isChunkFailure(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload CSS/i.test(error.message)
  );
}
