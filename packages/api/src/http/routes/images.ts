import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#api/platform/services.ts';
import { ImageNotReadyError } from '#api/platform/images/image-service.ts';
import { chooseFormat, readWidth, type Width } from '#api/platform/images/rendition.model.ts';

/** When to ask again for an image that is still being drawn, in seconds. */
const RETRY_AFTER = '5';
const SIZES: Readonly<Record<string, Width>> = { orders: 320, product: 1280 };

type Query = { Querystring: { size?: string } };

function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha1').update(bytes).digest('base64url')}"`;
}

/** `/images/{id}/{width}` and `/images/{id}?size=orders|product`: the best format that the client takes, for ever; 503 while the original is not there yet. */
export function register(app: FastifyInstance, { images }: Services): void {
  const send = async (request: FastifyRequest, reply: FastifyReply, id: string, width: Width | undefined) => {
    const format = chooseFormat(request.headers.accept);
    let bytes: Uint8Array | undefined;
    try {
      bytes = width === undefined ? undefined : await images.read(id, { width, format });
    } catch (error) {
      if (!(error instanceof ImageNotReadyError)) throw error;
      reply.status(503).header('cache-control', 'no-store').header('retry-after', RETRY_AFTER);
      return reply.send({ message: 'This picture is not there yet.' });
    }
    if (bytes === undefined)
      return reply.status(404).header('cache-control', 'no-store').send({ message: 'There is no such picture.' });
    const etag = etagOf(bytes);
    reply.header('cache-control', 'public, max-age=31536000, immutable').header('vary', 'Accept').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
    return reply.type(`image/${format}`).send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  };
  app.get<{ Params: { id: string; width: string } }>('/images/:id/:width', (request, reply) =>
    send(request, reply, request.params.id, readWidth(request.params.width)),
  );
  app.get<{ Params: { id: string } } & Query>('/images/:id', (request, reply) =>
    send(request, reply, request.params.id, SIZES[request.query.size ?? 'product']),
  );
}
