import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { badRequest, type RequestError, tooLarge, tooSlow } from './request-error.ts';
import type { UploadLimiter } from './upload-limiter.ts';

/** What a body may be, and how slowly it may come. */
export interface BodyLimits {
  readonly maxBytes: number;
  /** Until the whole body must be there, in ms. */
  readonly deadline: number;
  /** From then on, in ms, it must have come at `bytesPerSecond` at least, on average. */
  readonly grace: number;
  readonly bytesPerSecond: number;
}

export interface ReceiveOptions {
  readonly limits: BodyLimits;
  readonly limiter: UploadLimiter;
  readonly client: string;
}

/** A body that has been received whole: in memory, or in a file of `size` bytes that is to be disposed of. */
export type ReceivedBody = Buffer | (AsyncDisposable & { readonly size: number; readonly open: () => Readable });

const checkEvery = 500;

/**
 * Receives a body in pieces. Rejects with a RequestError when it is too long or comes too slowly, or when it breaks off; what comes
 * afterwards is discarded, so that the client can still read the refusal.
 */
function receive(
  body: Readable,
  { limits, limiter, client }: ReceiveOptions,
  take: (piece: Buffer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let received = 0;
    const began = performance.now();
    const timer = setInterval(() => {
      const elapsed = performance.now() - began;
      const least = elapsed > limits.grace ? (limits.bytesPerSecond * elapsed) / 1000 : 0;
      if (elapsed > limits.deadline || received < least) settle(tooSlow());
    }, checkEvery);
    const end = limiter.begin(client, () => settle(tooSlow()));
    const onData = (piece: Buffer): void => {
      received += piece.length;
      if (received > limits.maxBytes) settle(tooLarge());
      else take(piece);
    };
    const onEnd = (): void => settle();
    const onBroken = (): void => settle(badRequest());
    function settle(error?: RequestError): void {
      clearInterval(timer);
      end();
      body.off('data', onData).off('end', onEnd).off('close', onBroken);
      if (!error) return resolve();
      body.on('error', () => undefined).resume();
      reject(error);
    }
    body.on('data', onData).on('end', onEnd).on('close', onBroken);
  });
}

/** Receives a small body in memory. */
export async function receiveInMemory(body: Readable, options: ReceiveOptions): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await receive(body, options, (piece) => void pieces.push(piece));
  return Buffer.concat(pieces);
}

/** Receives a large body in a file of `folder`. */
export async function receiveInFile(
  body: Readable,
  options: ReceiveOptions,
  folder: string,
): Promise<Exclude<ReceivedBody, Buffer>> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, randomUUID());
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  target.on('drain', () => body.resume());
  // A full disk, or a write that was under way when the file was given up, ends this request and not the process.
  const failed = new Promise<never>((_resolve, reject) => target.on('error', reject));
  failed.catch(() => body.resume());
  try {
    const received = receive(body, options, (piece) => {
      if (!target.destroyed && !target.write(piece)) body.pause();
    });
    await Promise.race([received, failed]);
    target.end();
    await finished(target);
  } catch (error) {
    target.destroy();
    await rm(file, { force: true });
    throw error;
  }
  return {
    size: target.bytesWritten,
    open: () => createReadStream(file),
    [Symbol.asyncDispose]: () => rm(file, { force: true }),
  };
}
