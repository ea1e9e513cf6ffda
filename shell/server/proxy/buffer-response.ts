import { Readable } from 'node:stream';

/** Responses up to this many bytes are buffered, so that the upstream is free while a visitor reads; larger ones are streamed. */
const maxBuffered = 4 * 2 ** 20;

/** A response; `isComplete` when its upstream has sent all of it. */
export type BufferedResponse =
  | { readonly isComplete: true; readonly body: Buffer }
  | { readonly isComplete: false; readonly body: Readable };

/** Reads a response of an upstream. */
export async function bufferResponse(stream: Readable): Promise<BufferedResponse> {
  const pieces: Buffer[] = [];
  let length = 0;
  const reading: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > maxBuffered)
      return { isComplete: false, body: Readable.from(rest(pieces, reading), { objectMode: false }) };
  }
  return { isComplete: true, body: Buffer.concat(pieces) };
}

async function* rest(pieces: readonly Buffer[], reading: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* pieces;
  for (let next = await reading.next(); !next.done; next = await reading.next()) yield next.value;
}
