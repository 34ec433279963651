// Shows what is being done and for how long: on a terminal in one line that is redrawn, elsewhere in a line now and then.
const REDRAW_MS = 200;
const REMINDER_MS = 10_000;
const WIDTH_WITHOUT_ANSWER = 80;
const CLEAR_LINE = '\r\u001B[2K';

export function createProgress(stream: Stream = process.stdout) {
  const tasks = new Set<Task>();
  let timer: NodeJS.Timeout | undefined;

  function print(text: string) {
    if (stream.isTTY && tasks.size > 0) stream.write(CLEAR_LINE);
    stream.write(`${text}\n`);
    if (stream.isTTY) draw();
  }

  /**
   * Shows the task until the promise settles.
   * @param detail how far along it is
   * @returns what the promise resolves with
   */
  async function during<T>(label: string, promise: Promise<T>, detail = () => '') {
    const task = { label, detail, startedAt: Date.now() };
    tasks.add(task);
    if (!stream.isTTY) print(`${label} …`);
    timer ??= setInterval(draw, stream.isTTY ? REDRAW_MS : REMINDER_MS).unref();
    try {
      const result = await promise;
      finish(task);
      print(textOf(task));
      return result;
    } finally {
      finish(task);
    }
  }

  /** For an early exit: hides what is still under way. */
  function end() {
    for (const task of tasks) finish(task);
  }

  function finish(task: Task) {
    if (stream.isTTY && tasks.size > 0) stream.write(CLEAR_LINE);
    tasks.delete(task);
    if (tasks.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function draw() {
    if (tasks.size === 0) return;
    const text = [...tasks].map(textOf).join(' · ');
    if (!stream.isTTY) stream.write(`  ${text}\n`);
    // A line that wraps cannot be redrawn.
    else stream.write(CLEAR_LINE + text.slice(0, (stream.columns || WIDTH_WITHOUT_ANSWER) - 1));
  }

  return { print, during, end };
}

function textOf({ label, detail, startedAt }: Task) {
  return [label, detail(), elapsed(Date.now() - startedAt)].filter(Boolean).join(', ');
}

/** Minutes and seconds, such as `1:05`. */
export function elapsed(milliseconds: number) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export type Progress = ReturnType<typeof createProgress>;

type Stream = { write: (text: string) => void; isTTY?: boolean; columns?: number };
type Task = { label: string; detail: () => string; startedAt: number };
