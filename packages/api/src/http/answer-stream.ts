import type { FastifyReply, FastifyRequest } from 'fastify';

const BEAT_MS = 15_000;

/** An answer as server-sent events: `text` with every piece, `done` with the whole, `failed` where there is none. */
export class AnswerStream {
  readonly #response: FastifyReply['raw'];
  readonly #beat: NodeJS.Timeout;

  /** Takes the response over, with the headers that were set on the reply. */
  constructor(request: FastifyRequest, reply: FastifyReply) {
    const headers = reply.getHeaders();
    reply.hijack();
    this.#response = reply.raw;
    this.#response.writeHead(200, {
      ...Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined)),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    this.#beat = setInterval(() => this.#write(': \n\n'), BEAT_MS).unref();
    this.#response.once('close', () => clearInterval(this.#beat));
  }

  /** Sends an event. */
  send(name: 'text' | 'done' | 'failed', data: unknown): void {
    this.#write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Ends without an answer. */
  fail(): void {
    this.send('failed', {});
    this.end();
  }

  end(): void {
    clearInterval(this.#beat);
    if (!this.#response.writableEnded) this.#response.end();
  }

  #write(text: string): void {
    if (!this.#response.writableEnded && !this.#response.destroyed) this.#response.write(text);
  }
}
