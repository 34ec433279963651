/** How many messages wait in the chat; nothing where none does. */
export function UnreadCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="min-w-5 rounded-full bg-alert px-1.5 text-center text-xs leading-5 font-semibold text-raised">
      {count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
