import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../accepted-encoding.ts';
import type { CreatePageResponse } from './page-response.ts';
import type { RenderedPage } from './page-cache.ts';

const REVALIDATE = 'private, max-age=0, must-revalidate';

/** Sends a page, or leads to where it is. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: RenderedPage,
  createResponse: CreatePageResponse,
): Promise<FastifyReply> {
  if (!page.body) {
    const { location = '/', 'cache-control': cacheControl = REVALIDATE } = page.headers;
    return reply.header('cache-control', cacheControl).redirect(location, page.status);
  }
  const { status, headers, encoding } = createResponse(page, request.headers);
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  reply.code(status);
  return status === 304 ? reply.send() : reply.send(await page.body.in(encoding));
}

/** Sends data as JSON. The data of a personal page are not cacheable. */
export async function sendData(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, headers, body }: RenderedPage,
  shared: boolean,
): Promise<FastifyReply> {
  reply.headers(headers).header('cache-control', shared ? REVALIDATE : 'private, no-store');
  if (!body) return reply.redirect(headers['location'] ?? '/', status);
  reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
  const { etag } = headers;
  if (etag !== undefined && request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(status).send(await body.in(encoding));
}
