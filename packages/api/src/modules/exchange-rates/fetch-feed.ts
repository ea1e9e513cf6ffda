import type { IncomingMessage } from 'node:http';
import { type Network, publicNetwork } from '#api/platform/remote-hosts/network.ts';
import { readLink } from '#api/platform/remote-hosts/read-link.ts';
import { RemoteHostError, requestPinned } from '#api/platform/remote-hosts/request-pinned.ts';

/**
 * Why a feed was not read. `address`: it is none that is asked; `unreachable`: its host is unknown, not public, or fails; `status`: it
 * answers with something else than 200, a redirect included; `size`: it is larger than any table of rates.
 */
export type FeedFault = 'address' | 'unreachable' | 'timeout' | 'status' | 'size';

/** How long a feed may take from beginning to end, and how large it may be. */
export const feedLimits = { milliseconds: 10_000, bytes: 256 * 1024 };

type Fetched = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly fault: FeedFault };

const refused = (fault: FeedFault): Fetched => ({ ok: false, fault });

/** The body as text; null when it is larger than the limit. */
async function readBody(response: IncomingMessage, limit: number): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    const buffer = Buffer.from(piece);
    bytes += buffer.length;
    if (bytes > limit) return null;
    pieces.push(buffer);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Reads a feed over https, at a public address, without redirects and compression. Never throws. */
export async function fetchFeed(
  link: string,
  network: Network = publicNetwork,
  limits: typeof feedLimits = feedLimits,
): Promise<Fetched> {
  const url = readLink(link, network);
  if (!url) return refused('address');
  const signal = AbortSignal.timeout(limits.milliseconds);
  let response: IncomingMessage | undefined;
  try {
    response = await requestPinned(url, network, signal, {
      method: 'GET',
      headers: {
        accept: 'application/xml, text/xml, application/json',
        'accept-encoding': 'identity',
        'user-agent': 'Headstock-Rates/1.0',
      },
    });
    if (response.statusCode !== 200 || (response.headers['content-encoding'] ?? 'identity') !== 'identity')
      return refused('status');
    const text = await readBody(response, limits.bytes);
    return text === null ? refused('size') : { ok: true, text };
  } catch (error) {
    if (error instanceof RemoteHostError) return refused('unreachable');
    return refused(signal.aborted ? 'timeout' : 'unreachable');
  } finally {
    response?.destroy();
  }
}
