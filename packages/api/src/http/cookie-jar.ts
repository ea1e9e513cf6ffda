import type { FastifyRequest } from 'fastify';
import { type CookieOptions, type CookieWriter, writeCookie } from './cookies.ts';

/** Cookies to set with the answer, in the order in which they were first written; the last value of a name counts. */
export class CookieJar implements CookieWriter {
  readonly #headers = new Map<string, string>();
  readonly #secure: boolean;

  constructor(secure: boolean) {
    this.#secure = secure;
  }

  /** The values of the `set-cookie` headers. */
  get headers(): string[] {
    return [...this.#headers.values()];
  }

  set(name: string, value: string, options: CookieOptions): void {
    this.#headers.set(name, writeCookie(name, value, options, this.#secure));
  }
}

/** The first value of a header. */
export function firstHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}
