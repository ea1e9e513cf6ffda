import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** An event of the live stream. */
export type ReadEvent = { readonly name: string; readonly id: string | null; readonly data: unknown };

/** Asks for the stream of whose cookies these are, on a connection of its own. */
export async function askForStream(url: string, cookie: string, lastEventId?: string): Promise<IncomingMessage> {
  const headers = { cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) };
  const sent = request(`${url}/api/live`, { headers, agent: false });
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sent.once('response', resolve).once('error', reject),
  );
  sent.end();
  return answered;
}

/** A browser that follows its account, for tests. */
export class LiveReader {
  readonly #answer: IncomingMessage;
  readonly #pieces: AsyncIterator<Buffer>;
  #rest = '';

  private constructor(answer: IncomingMessage) {
    this.#answer = answer;
    this.#pieces = answer[Symbol.asyncIterator]();
  }

  /** Opens the stream. Throws for any answer but a stream. */
  static async open(url: string, cookie: string, lastEventId?: string): Promise<LiveReader> {
    const answer = await askForStream(url, cookie, lastEventId);
    if (answer.statusCode !== 200) throw new Error(`The stream was answered with ${answer.statusCode}.`);
    return new LiveReader(answer);
  }

  /** The next event; comments and hints are passed over. Throws when the stream ends. */
  async next(): Promise<ReadEvent> {
    for (;;) {
      const end = this.#rest.indexOf('\n\n');
      if (end >= 0) {
        const block = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 2);
        const fields = new Map(
          block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
        );
        const name = fields.get('event');
        if (name === undefined) continue;
        return { name, id: fields.get('id') ?? null, data: JSON.parse(fields.get('data') ?? 'null') };
      }
      const { done, value } = await this.#pieces.next();
      if (done) throw new Error('The stream has ended.');
      this.#rest += value.toString();
    }
  }

  /** Closes it, as a page does that is left. */
  async close(): Promise<void> {
    if (this.#answer.destroyed) return;
    const closed = once(this.#answer, 'close');
    this.#answer.on('error', () => undefined).destroy();
    await closed;
  }
}
