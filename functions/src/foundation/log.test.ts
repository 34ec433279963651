import { describe, expect, it } from 'vitest';
import { createLog, createTellRun, describeError } from './log.ts';

describe('createLog', () => {
  // R-API-01
  it('writes fields of the list and drops every other', () => {
    const lines: string[] = [];
    const fields = { uid: 'u1', status: 200, token: 'eyJ', email: 'a@b.c', code: undefined };
    createLog((line) => lines.push(line))('INFO', 'request', fields);
    expect(lines).toEqual(['{"severity":"INFO","message":"request","status":200,"uid":"u1"}\n']);
  });
});

describe('createTellRun', () => {
  // R-LIV-06
  it('writes the first of ten runs of each job, and the eleventh', () => {
    const lines: string[] = [];
    const log = createLog((line) => lines.push(line));
    const tellRun = createTellRun();
    const counts = Array.from({ length: 11 }, () => {
      tellRun(log, 'mail_run');
      return lines.length;
    });
    expect(counts).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
    tellRun(log, 'status_run');
    expect(lines.map((line) => JSON.parse(line).message)).toEqual([
      'mail_run',
      'mail_run',
      'status_run',
    ]);
  });
});

describe('describeError', () => {
  // R-API-01
  it('tells kind, code and place of the first cause, and never its words', () => {
    const cause = Object.assign(new TypeError('a@b.c is not a function'), { code: 'E_BAD' });
    const told = describeError(new Error('outer', { cause }));
    expect(told).toMatchObject({ errorName: 'TypeError', errorCode: 'E_BAD' });
    expect(told.stack_trace).toMatch(/^TypeError\n {4}at .*log\.test\.ts:\d+:\d+/);
    expect(JSON.stringify(told)).not.toMatch(/a@b\.c|outer/);
  });

  // R-API-01
  it.each([
    ['that look like frames', 'none\n    at ada@people.test (file:///ada@people.test:1:2)'],
    ['of several lines', 'refused\n  ada@people.test\n    at ada@people.test'],
  ])('keeps words %s out of the frames', (_, words) => {
    const { stack_trace: trace } = describeError(new RangeError(words));
    expect(trace).toMatch(/^RangeError\n {4}at .*log\.test\.ts/);
    expect(trace).not.toContain('ada');
  });

  // R-API-01
  it('tells no frames of an error whose words have been changed, where they look like some', () => {
    const error = new Error('none\n    at ada@people.test:1:2');
    error.message = 'other words';
    expect(describeError(error).stack_trace).not.toContain('ada');
  });

  // R-API-01
  it('tells the type of what is no error', () => {
    expect(describeError('a@b.c')).toEqual({ errorName: 'string' });
  });
});
