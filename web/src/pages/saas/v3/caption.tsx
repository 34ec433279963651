export function Caption({ name, text }: { name: string; text: string }) {
  return (
    <figcaption className="mt-4 text-sm text-muted">
      <span className="font-mono text-xs text-ink">{name}</span> {text}
    </figcaption>
  );
}
