import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import multipart from '@fastify/multipart';
import { type PhotographFault, photographLimits } from '@headstock/contracts/photographs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { isLargeEnough, type PhotographSource, storePhotograph } from '#api/modules/media/index.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { LocalText } from '#api/platform/locale.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { createRequestContext } from '#api/http/request-context.ts';

/** Files of one account: a dozen full listings and more. */
const UPLOADS = { name: 'photographs', max: 600, seconds: 3_600 };
const BUSY_SECONDS = 10;
/** No upload takes so long. */
const ABANDONED_MS = 3_600_000;

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

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.status(status).send({ message, code });

/** Writes a file as it comes, and gives the SHA-256 of its bytes in hex: no more of it is in memory than a piece. */
async function receive(source: Readable, file: string): Promise<string> {
  const hash = createHash('sha256');
  const sum = new Transform({
    transform(piece: Buffer, _encoding, next) {
      hash.update(piece);
      next(null, piece);
    },
  });
  await pipeline(source, sum, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  return hash.digest('hex');
}

/** Removes what a process that was killed left behind. */
async function removeAbandoned(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const folder = join(incoming, name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > ABANDONED_MS) await rm(folder, { recursive: true, force: true });
  }
}

const toView = (photograph: PhotographSource) => {
  const { id, imageId, width, height, master, rotation, crop } = photograph;
  return { id, imageId, width, height, master, rotation, crop, isLargeEnough: isLargeEnough(photograph) };
};

/**
 * `POST /api/photographs` takes one photograph (multipart/form-data, JPEG, HEIC, PNG, WebP or AVIF, at most 40 MB and 60 megapixels) from
 * who is signed in, and answers with it; the same file again is answered with the same photograph.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, secret, config } = services;
  const incoming = join(config.dataFolder, 'incoming-photographs');
  // The folder may not be there yet.
  await removeAbandoned(incoming).catch(() => undefined);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.post('/api/photographs', async (request, reply) => {
      const { context, setCookies } = await createRequestContext(services, request);
      const { actor } = context;
      const { accountId } = actor.principal;
      reply.header('set-cookie', setCookies());
      if (!request.isMultipart()) return refuse(reply, 415, 'unsupported', 'Send the file as multipart/form-data.');
      if (!context.csrfOk) return refuse(reply, 403, 'stale-page', errorMessages.stalePage[actor.locale]);
      if (accountId === null) return refuse(reply, 401, 'unauthenticated', errorMessages.signIn[actor.locale]);
      const room = await takeFromLimit(db, secret, UPLOADS, accountId);
      if (!room.ok) {
        reply.header('retry-after', String(room.retryAfter));
        return refuse(reply, 429, 'rate-limited', errorMessages.rateLimited[actor.locale]);
      }
      const fail = (fault: PhotographFault | 'busy'): FastifyReply => {
        if (fault === 'busy') reply.header('retry-after', String(BUSY_SECONDS));
        return refuse(reply, statuses[fault], fault, faults[fault][actor.locale]);
      };
      const sent = await request.file();
      if (!sent) return fail('missing');
      await mkdir(incoming, { recursive: true });
      const folder = await mkdtemp(join(incoming, 'photograph-'));
      try {
        const file = join(folder, 'sent');
        const hash = await receive(sent.file, file);
        if (sent.file.truncated) return await fail('size');
        const stored = await storePhotograph(services, actor, { file, hash });
        return typeof stored === 'string' ? await fail(stored) : await reply.status(201).send(toView(stored));
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    });
  });
}
