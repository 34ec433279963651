// What `npm test` and `npm run battery` print at the end.

/** Adds up the suites of one command and prints the totals. */
export function createResults() {
  const tally: (Totals & { name: string; seconds: number | undefined })[] = [];
  const failures: Failure[] = [];

  /** A suite that ran no test has failed: otherwise it would look like one that passed. */
  function add(name: string, { passed, failed, seconds, failures: found = [] }: Result) {
    const isEmpty = passed + failed === 0;
    tally.push({ name, passed, failed: isEmpty ? 1 : failed, seconds });
    failures.push(...found, ...(isEmpty ? [{ test: name, error: 'It ran no test.' }] : []));
  }

  /**
   * Prints every failure again, a row for each suite, the names of what failed with the files that it left, and the total.
   * @returns the exit code of the command
   */
  function print() {
    for (const { test, error } of failures) {
      heading(`failed: ${test}`);
      console.log(error);
    }
    console.log();
    for (const { name, passed, failed, seconds } of tally) {
      const time = seconds === undefined ? '' : `${seconds.toFixed(0).padStart(5)} s`;
      console.log(
        `${failed ? 'FAIL' : 'ok  '}  ${name.padEnd(14)}${time}  ${passed} passed, ${failed} failed`,
      );
    }
    // Once more, for anyone who sees only the end of a log.
    for (const { test, files = [] } of failures) {
      console.log(['', test, ...files.map((file) => `  ${file}`)].join('\n'));
    }
    const total = (key: keyof Totals) => tally.reduce((sum, row) => sum + row[key], 0);
    console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
    return total('failed') === 0 && total('passed') > 0 ? 0 : 1;
  }

  return { add, print };
}

export function heading(text: string) {
  console.log(`\n── ${text} ${'─'.repeat(Math.max(0, 60 - text.length))}`);
}

export type Failure = {
  test: string;
  error: string;
  /** Pictures, traces and the like that it has left, by their paths from the root folder. */
  files?: string[];
};

export type Result = Totals & { seconds?: number; failures?: Failure[] };

type Totals = { passed: number; failed: number };
