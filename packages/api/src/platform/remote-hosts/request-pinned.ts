import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { type IncomingMessage, request as requestPlain, type RequestOptions } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Network } from './network.ts';

/** The host of an address is unknown, or not one that the network allows: both read the same, so that nobody maps the inside with it. */
export class RemoteHostError extends Error {
  constructor() {
    super('The host is unknown, or not one that may be asked.');
  }
}

/** What is asked. */
export type PinnedRequest = {
  readonly method: 'GET' | 'POST';
  /** Beside `host`. Nothing of ours goes along: no cookies, no referrer. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** The address to connect to: where one of a host's is not allowed, none is. */
async function resolveHost(url: URL, network: Network, signal: AbortSignal): Promise<LookupAddress> {
  const given = Promise.withResolvers<never>();
  const stop = (): void => given.reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    const found = await Promise.race([network.resolve(url.hostname.replaceAll(/[[\]]/g, '')), given.promise]);
    const [first] = found;
    if (!first || !found.every(({ address }) => network.isAllowed(address))) throw new RemoteHostError();
    return first;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

const portOf = ({ port, protocol }: URL): number => (port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port));

/**
 * Asks a host at exactly the address that was checked, whatever its name resolves to a moment later. Redirects are not followed. Throws a
 * RemoteHostError for a host that may not be asked, and what the connection fails with.
 */
export async function requestPinned(
  url: URL,
  network: Network,
  signal: AbortSignal,
  { method, headers, body }: PinnedRequest,
): Promise<IncomingMessage> {
  const { address, family } = await resolveHost(url, network, signal);
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const options: RequestOptions = {
    method,
    host: address,
    family,
    port: portOf(url),
    path: `${url.pathname}${url.search}`,
    headers: { host: url.host, ...headers, ...length },
    agent: false,
    maxHeaderSize: 16_384,
    signal,
  };
  const asked =
    url.protocol === 'https:'
      ? requestSecure({
          ...options,
          servername: url.hostname,
          ...(network.ca === undefined ? {} : { ca: network.ca }),
        })
      : requestPlain(options);
  // What fails after the head of the answer has come fails in its body, too.
  asked.on('error', () => undefined);
  asked.end(body);
  const [response]: IncomingMessage[] = await once(asked, 'response', { signal });
  if (!response) throw new RemoteHostError();
  return response;
}
