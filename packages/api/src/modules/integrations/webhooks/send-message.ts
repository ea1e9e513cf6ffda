import type { IncomingMessage } from 'node:http';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Network } from '#api/platform/remote-hosts/network.ts';
import { readLink } from '#api/platform/remote-hosts/read-link.ts';
import { RemoteHostError, requestPinned } from '#api/platform/remote-hosts/request-pinned.ts';
import { readRetryAfter } from './retry.model.ts';
import { type SignedHeaders } from './signature.ts';

/** Why a message was not accepted, where that is not its status. */
export type SendFault = 'address' | 'redirect' | 'timeout' | 'unreachable' | 'status' | 'secret';

/** What came of an attempt. */
export type Sent = {
  readonly ok: boolean;
  readonly status: number | null;
  readonly fault: SendFault | null;
  /** The beginning of the answer. */
  readonly response: string | null;
  readonly durationMs: number;
  /** What the receiver asks to wait. */
  readonly retryAfter: number | null;
};

/** What an attempt of the shop may take, from the first question to the last byte that is read. */
export const TIME_LIMIT_MS = 10_000;
/** Characters of an answer that are kept, and bytes of it that are read. */
const KEPT = 1_000;
const READ_BYTES = 16 * 1_024;
const USER_AGENT = 'Headstock-Webhooks/1.0';

/** The beginning of an answer; the connection ends when that is read. */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of response) {
    if (!Buffer.isBuffer(piece)) break;
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= READ_BYTES) break;
  }
  return cleanText(Buffer.concat(pieces).subarray(0, READ_BYTES).toString()).slice(0, KEPT);
}

function faultOf(status: number): SendFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/**
 * Posts a message once. It is accepted by a status of 2xx, whatever stands in the answer. Redirects are not followed, and nothing is sent to
 * an address that the network does not allow.
 */
export async function sendMessage(
  link: string,
  headers: SignedHeaders,
  body: string,
  network: Network,
  limitMs: number,
): Promise<Sent> {
  const start = performance.now();
  const signal = AbortSignal.timeout(limitMs);
  const url = readLink(link, network);
  let response: IncomingMessage | undefined;
  let status: number | null = null;
  const result = (fault: SendFault | null, said: string | null): Sent => ({
    ok: fault === null,
    status,
    fault,
    response: said,
    durationMs: Math.round(performance.now() - start),
    retryAfter: readRetryAfter(response?.headers['retry-after'], new Date()),
  });
  if (!url) return result('address', null);
  try {
    response = await requestPinned(url, network, signal, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: '*/*', 'user-agent': USER_AGENT },
      body,
    });
    status = response.statusCode ?? 0;
    const fault = faultOf(status);
    const said = await readBeginning(response).catch(() => null);
    return result(fault, said);
  } catch (error) {
    if (signal.aborted) return result('timeout', null);
    return result(error instanceof RemoteHostError ? 'address' : 'unreachable', null);
  } finally {
    response?.destroy();
  }
}
