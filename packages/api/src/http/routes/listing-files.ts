import { Readable } from 'node:stream';
import { isoDayIn } from '@headstock/contracts/dates';
import { importLimits, listingFileFormats } from '@headstock/contracts/listing-imports';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createRequestContext } from '#api/http/request-context.ts';
import { receiveFiles } from '#api/http/receive-file.ts';
import { exportListings, failedRows, receiveImport } from '#api/modules/listing-imports/index.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';

const UPLOADS = { name: 'listing-imports', max: 30, seconds: 3_600, fileBytes: importLimits.bytes };
/** Reading all listings of a seller takes the database a moment. */
const READ = { name: 'listing-files', max: 60, seconds: 600 };

type ExportRequest = { Params: { file: string } };
type FailedRequest = { Params: { id: string } };

const nothing = (reply: FastifyReply): FastifyReply => reply.status(404).send({ message: 'There is nothing here.' });

function sendLines(reply: FastifyReply, lines: AsyncIterable<string>, name: string): FastifyReply {
  reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
  return reply.type('text/csv; charset=utf-8').send(Readable.from(lines, { objectMode: false }));
}

/**
 * `POST /api/listing-imports` takes a file of listings from a professional seller, `GET /api/listing-imports/{id}/failed.csv` gives the rows of
 * it that failed, and `GET /api/listing-exports/{headstock|shopify|shopify-former|reverb}.csv` all listings of whoever is signed in.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, secret, config } = services;
  await receiveFiles(app, services, '/api/listing-imports', UPLOADS, async (actor, file) => ({
    id: await receiveImport(services, actor, file),
  }));

  app.get<FailedRequest>('/api/listing-imports/:id/failed.csv', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    const failed = await failedRows(context.actor, request.params.id);
    return failed ? sendLines(reply, failed.lines, `failed-${failed.fileName}`) : nothing(reply);
  });

  app.get<ExportRequest>('/api/listing-exports/:file', async (request, reply) => {
    const { context, setCookies } = await createRequestContext(services, request);
    const { actor } = context;
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    const format = listingFileFormats.find((known) => request.params.file === `${known}.csv`);
    const { accountId } = actor.principal;
    if (!format || accountId === null) return nothing(reply);
    const room = await takeFromLimit(db, secret, READ, accountId);
    if (!room.ok) {
      reply.header('retry-after', String(room.retryAfter));
      return reply.status(429).send({ message: 'Too many files at once. Please wait a moment.' });
    }
    const outcome = await attempt(() => exportListings(actor, format, config.publicUrl));
    if (!outcome.ok) return nothing(reply);
    return sendLines(reply, outcome.value, `listings-${format}-${isoDayIn(storeProfile.timeZone, actor.now)}.csv`);
  });
}
