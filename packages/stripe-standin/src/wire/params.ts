import { isRecord } from '../kit/record.ts';
import { invalid, missing } from '../state/faults.ts';

/** The parameters of one call, refused as Stripe does when unknown, missing or of the wrong type. */
export class Params {
  readonly #values: Readonly<Record<string, unknown>>;
  readonly #path: string;

  constructor(values: unknown, path = '') {
    if (!isRecord(values)) throw invalid('Invalid object', { param: path });
    this.#values = values;
    this.#path = path;
  }

  /** Refuses every parameter that is not listed; every call takes `expand`. */
  accept(...names: readonly string[]): this {
    for (const name of Object.keys(this.#values)) {
      if (names.includes(name) || (name === 'expand' && this.#path === '')) continue;
      const message = `Received unknown parameter: ${this.#nameOf(name)}`;
      throw this.#refusal(name, message, 'parameter_unknown');
    }
    return this;
  }

  has(name: string): boolean {
    return this.#values[name] !== undefined;
  }

  /** An empty string, which is how a form clears a value. */
  isEmpty(name: string): boolean {
    return this.#values[name] === '';
  }

  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value === undefined || typeof value === 'string') return value;
    throw this.#refusal(name, `Invalid string: ${JSON.stringify(value)}`);
  }

  /** The text that may name an object; undefined for anything else, which the call itself refuses. */
  id(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  requireText(name: string): string {
    return this.#required(name, this.text(name) || undefined);
  }

  /** One of the given words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.text(name);
    const word = words.find((candidate) => candidate === value);
    if (value === undefined || word !== undefined) return word;
    throw this.#refusal(name, `Invalid ${name}: must be one of ${words.join(', ')}`);
  }

  requireChoice<Word extends string>(name: string, words: readonly Word[]): Word {
    return this.#required(name, this.choice(name, words));
  }

  /** An absolute http(s) address. */
  address(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
    throw this.#refusal(name, 'Not a valid URL', 'url_invalid');
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    throw this.#refusal(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  }

  requireInteger(name: string): number {
    return this.#required(name, this.integer(name));
  }

  boolean(name: string): boolean | undefined {
    const word = this.choice(name, ['true', 'false']);
    return word === undefined ? undefined : word === 'true';
  }

  nested(name: string): Params | undefined {
    const value = this.#values[name];
    return value === undefined ? undefined : new Params(value, this.#nameOf(name));
  }

  requireNested(name: string): Params {
    return this.#required(name, this.nested(name));
  }

  list(name: string): Params[] {
    return this.#array(name).map(
      (value, index) => new Params(value, `${this.#nameOf(name)}[${index}]`),
    );
  }

  texts(name: string): string[] {
    return this.#array(name).map((value) => {
      if (typeof value === 'string') return value;
      throw this.#refusal(name, 'Invalid string');
    });
  }

  /** The metadata after this call: keys are merged, an empty value removes its key, an empty string removes all. */
  mergedMetadata(
    name: string,
    current: Readonly<Record<string, string>> = {},
  ): Record<string, string> {
    const value = this.#values[name];
    if (value === undefined) return { ...current };
    if (value === '') return {};
    if (!isRecord(value)) throw this.#refusal(name, 'Invalid object');
    const merged = { ...current };
    for (const [key, text] of Object.entries(value)) {
      if (typeof text !== 'string') throw this.#refusal(name, 'Metadata values must be strings');
      if (text === '') delete merged[key];
      else merged[key] = text;
    }
    return merged;
  }

  #array(name: string): readonly unknown[] {
    const value = this.#values[name];
    if (value === undefined) return [];
    if (Array.isArray(value)) return value as readonly unknown[];
    throw this.#refusal(name, 'Invalid array');
  }

  #required<Value>(name: string, value: Value | undefined): Value {
    if (value !== undefined) return value;
    throw missing(this.#nameOf(name));
  }

  #refusal(name: string, message: string, code?: string) {
    const param = this.#nameOf(name);
    return invalid(message, code === undefined ? { param } : { code, param });
  }

  #nameOf(name: string): string {
    return this.#path ? `${this.#path}[${name}]` : name;
  }
}
