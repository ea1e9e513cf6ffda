import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import {
  cropSchema,
  MAXIMUM_PICTURE_BYTES,
  readProfilePicture,
  storeProfilePicture,
} from '#api/modules/accounts/index.ts';
import { admitUpload, refuseUpload as refuse } from '#api/http/admit-upload.ts';
import { profilePictureUrl } from '#api/platform/images/profile-picture-url.ts';
import type { PictureFault } from '#api/platform/images/reencode-picture.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';

/** Pictures of one account. */
const UPLOADS = { name: 'profile-pictures', max: 30, seconds: 3_600 };

const limits = {
  fieldNameSize: 60,
  fieldSize: 1_000,
  fields: 2,
  fileSize: MAXIMUM_PICTURE_BYTES,
  files: 1,
  headerPairs: 40,
  parts: 3,
} as const;

const faults: Readonly<Record<PictureFault | 'missing' | 'size', LocalText>> = {
  size: { en: 'A picture has at most 10 MB.', fr: 'Une photo pèse 10\u202fMo au plus.' },
  kind: { en: 'Choose a JPEG, PNG, WebP or AVIF picture.', fr: 'Choisissez une photo JPEG, PNG, WebP ou AVIF.' },
  side: { en: 'This picture has too many pixels.', fr: 'Cette photo a trop de pixels.' },
  broken: { en: 'This picture cannot be read.', fr: 'Cette photo est illisible.' },
  missing: { en: 'No picture has arrived.', fr: 'Aucune photo n’est arrivée.' },
};

type Upload = { Params: { kind: string }; Querystring: Record<string, unknown> };

/**
 * `POST /api/profile-pictures/{avatar|banner}?x=&y=&width=&height=` takes a picture of the signed-in member and the part of it to
 * keep, in percent. `GET /api/profile-pictures/{id}.webp` shows a present one to everybody.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.post<Upload>('/api/profile-pictures/:kind', async (request, reply) => {
      const kind = (['avatar', 'banner'] as const).find((known) => known === request.params.kind);
      if (!kind) return refuse(reply, 404, 'not-found', 'There is nothing here.');
      const actor = await admitUpload(services, request, reply, UPLOADS);
      if (!actor) return reply;
      const file = await request.file();
      if (!file) return refuse(reply, 400, 'missing', faults.missing[actor.locale]);
      const bytes = await file.toBuffer();
      if (file.file.truncated) return refuse(reply, 400, 'size', faults.size[actor.locale]);
      const crop = cropSchema.safeParse(request.query).data ?? null;
      const stored = await storeProfilePicture(services, actor, kind, { bytes, crop });
      if (typeof stored === 'string') return refuse(reply, 400, stored, faults[stored][actor.locale]);
      return reply.status(201).send({ id: stored.id, url: profilePictureUrl(stored.id) });
    });
  });

  app.get<{ Params: { id: string } }>('/api/profile-pictures/:id.webp', async (request, reply) => {
    const bytes = await readProfilePicture(services, request.params.id);
    if (!bytes)
      return reply.status(404).header('cache-control', 'no-store').send({ message: 'There is no such picture.' });
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/webp').send(bytes);
  });
}
