import { createGunzip } from 'node:zlib';
import { Readable, pipeline } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '#shell/server/accepted-encoding.ts';
import type { StreamingDocument, CachedDocument } from './document-cache.ts';

/** How long caches on the way may keep what machines read, in seconds. */
const maxAge = 600;

/**
 * Sends a document in the smallest form that is taken, or 304 to whom has it. One that is still being made is sent as it grows,
 * without a tag, which nobody knows yet; when that fails, the connection breaks, so that nobody takes a part for the whole.
 */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: CachedDocument | StreamingDocument,
  type: string,
): FastifyReply {
  reply.header('cache-control', `public, max-age=${maxAge}`).header('vary', 'accept-encoding').type(type);
  if ('etag' in document) {
    reply.header('etag', document.etag);
    if (request.headers['if-none-match']?.includes(document.etag)) return reply.code(304).send();
  }
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const form = encoding === 'br' ? 'br' : 'gzip';
  const isKept = 'etag' in document;
  if (encoding !== 'identity')
    return reply.header('content-encoding', encoding).send(isKept ? document[form] : document.read(form));
  const plain = createGunzip();
  pipeline(isKept ? Readable.from([document[form]]) : document.read(form), plain, () => undefined);
  return reply.send(plain);
}
