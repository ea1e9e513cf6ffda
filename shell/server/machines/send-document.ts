import { createGunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../accepted-encoding.ts';
import type { KeptDocument } from './kept-documents.ts';

/** How long caches on the way may keep what machines read, in seconds. */
const maxAge = 600;

/** Sends a document in the smallest form that is taken, or 304 to whom has it. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { br, gzip, etag }: KeptDocument,
  type: string,
): FastifyReply {
  reply
    .header('cache-control', `public, max-age=${maxAge}`)
    .header('vary', 'accept-encoding')
    .header('etag', etag)
    .type(type);
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') {
    const plain = createGunzip();
    plain.end(gzip);
    return reply.send(plain);
  }
  return reply.header('content-encoding', encoding).send(encoding === 'br' ? br : gzip);
}
