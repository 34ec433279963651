import { ApiError } from '../foundation/errors.ts';

/**
 * Reads JSON from outside: UTF-8, without any key, at any depth, that could reach an object's prototype.
 * @throws {ApiError} `invalid_input`
 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, (key, value: unknown) => {
      if (PROTOTYPE_KEYS.has(key)) throw new SyntaxError('prototype key');
      return value;
    });
  } catch (error) {
    throw new ApiError('invalid_input', 'The request is not valid JSON.', { cause: error });
  }
}

const PROTOTYPE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
