import { isRecord } from '../kit/record.ts';
import { invalid, missing } from '../state/faults.ts';

const METADATA_KEY_LENGTH = 40;
const METADATA_VALUE_LENGTH = 500;

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
      const param = this.#nameOf(name);
      throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
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
    throw invalid(`Invalid string: ${JSON.stringify(value)}`, { param: this.#nameOf(name) });
  }

  /** The text that may name an object; undefined for anything else, which the call itself refuses. */
  id(name: string): string | undefined {
    const value = this.#values[name];
    return typeof value === 'string' ? value : undefined;
  }

  requireText(name: string): string {
    const value = this.text(name);
    if (value) return value;
    throw missing(this.#nameOf(name));
  }

  /** One of the given words. */
  choice<Word extends string>(name: string, words: readonly Word[]): Word | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const word = words.find((candidate) => candidate === value);
    if (word !== undefined) return word;
    throw invalid(`Invalid ${name}: must be one of ${words.join(', ')}`, {
      param: this.#nameOf(name),
    });
  }

  /** An absolute http(s) address. */
  address(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^https?:\/\//.test(value) && URL.canParse(value)) return value;
    throw invalid('Not a valid URL', { code: 'url_invalid', param: this.#nameOf(name) });
  }

  integer(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (/^-?\d{1,15}$/.test(value)) return Number(value);
    const param = this.#nameOf(name);
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  }

  requireInteger(name: string): number {
    const value = this.integer(name);
    if (value === undefined) throw missing(this.#nameOf(name));
    return value;
  }

  requireNested(name: string): Params {
    const value = this.nested(name);
    if (value === undefined) throw missing(this.#nameOf(name));
    return value;
  }

  boolean(name: string): boolean | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (value === 'true' || value === 'false') return value === 'true';
    throw invalid(`Invalid boolean: ${value}`, { param: this.#nameOf(name) });
  }

  nested(name: string): Params | undefined {
    const value = this.#values[name];
    return value === undefined ? undefined : new Params(value, this.#nameOf(name));
  }

  list(name: string): Params[] {
    return this.#array(name).map(
      (value, index) => new Params(value, `${this.#nameOf(name)}[${index}]`),
    );
  }

  texts(name: string): string[] {
    return this.#array(name).map((value) => {
      if (typeof value === 'string') return value;
      throw invalid('Invalid string', { param: this.#nameOf(name) });
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
    const param = this.#nameOf(name);
    if (!isRecord(value)) throw invalid('Invalid object', { param });
    const merged = { ...current };
    for (const [key, text] of Object.entries(value)) {
      if (typeof text !== 'string') throw invalid('Metadata values must be strings', { param });
      if (key.length > METADATA_KEY_LENGTH || text.length > METADATA_VALUE_LENGTH) {
        throw invalid(
          `Metadata keys have up to ${METADATA_KEY_LENGTH} characters and values up to ${METADATA_VALUE_LENGTH}`,
          { param: `${param}[${key}]` },
        );
      }
      if (text === '') delete merged[key];
      else merged[key] = text;
    }
    return merged;
  }

  #array(name: string): readonly unknown[] {
    const value = this.#values[name];
    if (value === undefined) return [];
    if (Array.isArray(value)) return value as readonly unknown[];
    throw invalid('Invalid array', { param: this.#nameOf(name) });
  }

  #nameOf(name: string): string {
    return this.#path ? `${this.#path}[${name}]` : name;
  }
}
