// Shows what is being done and for how long: on a terminal in one line that is redrawn, elsewhere in a line now and then.
const REDRAW_MS = 200;
const REMINDER_MS = 10_000;
const WIDTH_WITHOUT_ANSWER = 80;
const CLEAR_LINE = '\r\u001B[2K';

/**
 * @typedef {{ label: string, detail: () => string, startedAt: number }} Task
 * @typedef {ReturnType<typeof createProgress>} Progress
 */

/** @param {{ write: (text: string) => void, isTTY?: boolean, columns?: number }} stream */
export function createProgress(stream = process.stdout) {
  /** @type {Set<Task>} */
  const tasks = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  /** @param {string} text */
  function print(text) {
    if (stream.isTTY && tasks.size > 0) stream.write(CLEAR_LINE);
    stream.write(`${text}\n`);
    if (stream.isTTY) draw();
  }

  /**
   * Shows the task until the promise settles.
   * @template T
   * @param {string} label
   * @param {Promise<T>} promise
   * @param {() => string} detail how far along it is
   * @returns {Promise<T>} what the promise resolves with
   */
  async function during(label, promise, detail = () => '') {
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

  /** @param {Task} task */
  function finish(task) {
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

/** @param {Task} task */
function textOf({ label, detail, startedAt }) {
  return [label, detail(), elapsed(Date.now() - startedAt)].filter(Boolean).join(', ');
}

/** @param {number} milliseconds @returns {string} minutes and seconds, such as `1:05` */
export function elapsed(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
