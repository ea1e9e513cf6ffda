import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { photographLimits } from '@headstock/contracts/photographs';
import { type Network, publicNetwork } from '#api/platform/remote-hosts/network.ts';
import { readLink } from '#api/platform/remote-hosts/read-link.ts';
import { RemoteHostError, requestPinned } from '#api/platform/remote-hosts/request-pinned.ts';

/**
 * Why a picture was not fetched. `address`: it is none that is fetched; `unreachable`: its host is unknown, not public, or fails; `gone`: the
 * host says that there is none; `redirects`: it leads on too often; `kind`: the host sends something else than a photograph.
 */
export type FetchFault = 'address' | 'unreachable' | 'timeout' | 'gone' | 'redirects' | 'size' | 'kind';

/** Of a picture: how long it may take from beginning to end, how large it may be, and how often it may lead elsewhere. */
export type FetchLimits = { readonly milliseconds: number; readonly bytes: number; readonly redirects: number };

export const fetchLimits: FetchLimits = { milliseconds: 20_000, bytes: photographLimits.bytes, redirects: 3 };

/** A file that was fetched: the SHA-256 of its bytes in hex. */
export type Fetched = { readonly ok: true; readonly hash: string } | { readonly ok: false; readonly fault: FetchFault };

/** How the shop names itself to the hosts that it asks. */
const USER_AGENT = 'Headstock-Import/1.0';
const KINDS = /^(image\/(jpe?g|pjpeg|png|webp|avif|hei[cf])|(application|binary)\/octet-stream)\s*(;|$)/i;
const REDIRECTS: readonly (number | undefined)[] = [301, 302, 303, 307, 308];

class Refusal extends Error {
  readonly fault: FetchFault;

  constructor(fault: FetchFault) {
    super(`A picture was not fetched: ${fault}.`);
    this.fault = fault;
  }
}

/** Asks for a picture; a host that is unknown, or not public, is not reachable. */
async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': USER_AGENT };
  try {
    return await requestPinned(url, network, signal, { method: 'GET', headers });
  } catch (error) {
    throw error instanceof RemoteHostError ? new Refusal('unreachable') : error;
  }
}

function checkHead({ statusCode = 0, headers }: IncomingMessage, limits: FetchLimits): void {
  if (statusCode === 408 || statusCode === 429 || statusCode >= 500) throw new Refusal('unreachable');
  if (statusCode !== 200) throw new Refusal('gone');
  const coding = headers['content-encoding'] ?? 'identity';
  if (coding !== 'identity' || !KINDS.test(headers['content-type'] ?? '')) throw new Refusal('kind');
  if (Number(headers['content-length'] ?? 0) > limits.bytes) throw new Refusal('size');
}

async function follow(
  first: URL,
  network: Network,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = first;
  for (let turn = 0; turn <= limits.redirects; turn += 1) {
    const response = await ask(url, network, signal);
    if (!REDIRECTS.includes(response.statusCode)) return response;
    response.destroy();
    const next = readLink(response.headers.location ?? '', network, url);
    if (!next) throw new Refusal('address');
    url = next;
  }
  throw new Refusal('redirects');
}

/** Writes a body as it comes, and gives the SHA-256 of its bytes: no more of it is in memory than a piece. */
async function write(body: IncomingMessage, file: string, limits: FetchLimits, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(piece: Buffer, _encoding, next) {
      bytes += piece.length;
      hash.update(piece);
      if (bytes > limits.bytes) next(new Refusal('size'));
      else next(null, piece);
    },
  });
  await pipeline(body, count, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
  if (bytes === 0) throw new Refusal('kind');
  return hash.digest('hex');
}

/**
 * Fetches a picture that somebody names into a new file. It cannot be turned against the inside of the network: https alone, to hosts that
 * resolve to public addresses alone, at the address that was checked; each redirect is checked as the first address is. Nothing of ours
 * goes along: no cookies, no referrer, no proxy's password. What is in the file is for its reader to find out.
 */
export async function fetchPicture(
  link: string,
  file: string,
  network: Network = publicNetwork,
  limits: FetchLimits = fetchLimits,
): Promise<Fetched> {
  const url = readLink(link, network);
  if (!url) return { ok: false, fault: 'address' };
  const signal = AbortSignal.timeout(limits.milliseconds);
  let response: IncomingMessage | undefined;
  try {
    response = await follow(url, network, limits, signal);
    checkHead(response, limits);
    return { ok: true, hash: await write(response, file, limits, signal) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, fault: error.fault };
    return { ok: false, fault: signal.aborted ? 'timeout' : 'unreachable' };
  } finally {
    response?.destroy();
  }
}
