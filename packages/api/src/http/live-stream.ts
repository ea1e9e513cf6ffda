import type { ServerResponse } from 'node:http';
import type { LiveEvent } from '@headstock/contracts/live-events';

/** The browser comes back after so long, in ms. */
const RETRY_MS = 3_000;

/** The answer to a browser that follows its account: server-sent events, each written whole. */
export class LiveStream {
  readonly #response: ServerResponse;

  constructor(response: ServerResponse, headers: Readonly<Record<string, string | string[]>>) {
    this.#response = response;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      // When it ends the server may be stopping, which waits for connections that are kept.
      connection: 'close',
    });
    response.write(`retry: ${RETRY_MS}\n\n`);
  }

  /** Whether the browser is still there. */
  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  /** Sends an event. `id` is what the browser says when it comes back. */
  send(name: 'counts' | 'changed' | 'reset', data: LiveEvent | null, id: string | null): void {
    if (!this.isOpen) return;
    const lines = [`event: ${name}`, ...(id === null ? [] : [`id: ${id}`]), `data: ${JSON.stringify(data)}`];
    this.#response.write(`${lines.join('\n')}\n\n`);
  }

  /** Keeps proxies from closing a silent connection, and finds out whether the browser is gone. */
  beat(): void {
    if (this.isOpen) this.#response.write(': \n\n');
  }

  /** Ends the answer; the browser comes back by itself. */
  end(): void {
    if (this.isOpen) this.#response.end();
  }
}
