import { Readable } from 'node:stream';

/** What of an answer is held in memory, so that its upstream is free while a visitor reads; larger ones are passed on as they come. */
const maxHeld = 4 * 2 ** 20;

/** An answer, of which `whole` is true when its upstream is done with it. */
export type HeldAnswer =
  | { readonly whole: true; readonly body: Buffer }
  | { readonly whole: false; readonly body: Readable };

/** Reads an answer of an upstream. */
export async function holdAnswer(stream: Readable): Promise<HeldAnswer> {
  const pieces: Buffer[] = [];
  let length = 0;
  const reading: AsyncIterator<Buffer> = stream[Symbol.asyncIterator]();
  for (let next = await reading.next(); !next.done; next = await reading.next()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > maxHeld) return { whole: false, body: Readable.from(rest(pieces, reading), { objectMode: false }) };
  }
  return { whole: true, body: Buffer.concat(pieces) };
}

async function* rest(pieces: readonly Buffer[], reading: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield* pieces;
  for (let next = await reading.next(); !next.done; next = await reading.next()) yield next.value;
}
