import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { type PhotographFault, photographLimits } from '@headstock/contracts/photographs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLargeEnough, type PhotographSource, storePhotograph } from '#api/modules/media/index.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';
import { admitUpload, refuseUpload as refuse } from '#api/http/admit-upload.ts';
import { removeAbandoned, withReceivedFile } from '#api/http/incoming-files.ts';

/** Files of one account: a dozen full listings and more. */
const UPLOADS = { name: 'photographs', max: 600, seconds: 3_600 };
const BUSY_SECONDS = 10;

const limits = {
  fieldNameSize: 60,
  fieldSize: 1_000,
  fields: 4,
  fileSize: photographLimits.bytes,
  files: 1,
  headerPairs: 40,
  parts: 5,
} as const;

const faults: Readonly<Record<PhotographFault | 'busy', LocalText>> = {
  size: { en: 'A photograph has at most 40 MB.', fr: 'Une photo pèse 40\u00a0Mo au plus.' },
  kind: {
    en: 'This is no photograph that we can open. JPEG, HEIC, PNG, WebP and AVIF work.',
    fr: 'Nous ne pouvons pas ouvrir cette photo. JPEG, HEIC, PNG, WebP et AVIF conviennent.',
  },
  pixels: {
    en: 'This photograph has more than 60 megapixels. Make it smaller.',
    fr: 'Cette photo dépasse 60\u00a0mégapixels. Réduisez-la.',
  },
  broken: {
    en: 'This photograph is damaged. Send another copy.',
    fr: 'Cette photo est abîmée. Envoyez-en une autre copie.',
  },
  missing: { en: 'No photograph has arrived.', fr: 'Aucune photo n’est arrivée.' },
  busy: {
    en: 'Many photographs are being prepared. Try again in a moment.',
    fr: 'Beaucoup de photos sont en préparation. Réessayez dans un instant.',
  },
};

const statuses: Readonly<Record<PhotographFault | 'busy', number>> = {
  size: 413,
  kind: 415,
  pixels: 422,
  broken: 422,
  missing: 400,
  busy: 503,
};

const toView = (photograph: PhotographSource) => {
  const { id, imageId, width, height, master, rotation, crop } = photograph;
  return { id, imageId, width, height, master, rotation, crop, isLargeEnough: isLargeEnough(photograph) };
};

/**
 * `POST /api/photographs` takes one photograph (multipart/form-data, JPEG, HEIC, PNG, WebP or AVIF, at most 40 MB and 60 megapixels) from
 * who is signed in, and answers with it; the same file again is answered with the same photograph.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { config } = services;
  const incoming = join(config.dataFolder, 'incoming-photographs');
  await removeAbandoned(incoming);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.post('/api/photographs', async (request, reply) => {
      const actor = await admitUpload(services, request, reply, UPLOADS);
      if (!actor) return reply;
      const fail = (fault: PhotographFault | 'busy'): FastifyReply => {
        if (fault === 'busy') reply.header('retry-after', String(BUSY_SECONDS));
        return refuse(reply, statuses[fault], fault, faults[fault][actor.locale]);
      };
      const sent = await request.file();
      if (!sent) return fail('missing');
      return withReceivedFile(sent.file, incoming, async (received) => {
        if (sent.file.truncated) return fail('size');
        const stored = await storePhotograph(services, actor, received);
        return typeof stored === 'string' ? fail(stored) : reply.status(201).send(toView(stored));
      });
    });
  });
}
