import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';
import type { FileFault, UploadedFile } from '#api/platform/uploads/prepare-file.ts';
import { admitUpload, refuseUpload as refuse, type UploadLimit } from './admit-upload.ts';

/** Bytes of a file at most. */
export const MAXIMUM_FILE_BYTES = 10 * 2 ** 20;

const limits = {
  fieldNameSize: 60,
  fieldSize: 1_000,
  fields: 4,
  files: 1,
  headerPairs: 40,
  parts: 5,
} as const;

/** Why a file is not taken, in the words of its sender. */
export const fileFaults: Readonly<Record<FileFault | 'missing', LocalText>> = {
  size: { en: 'A file has at most 10 MB.', fr: 'Un fichier pèse 10 Mo au plus.' },
  kind: {
    en: 'Attach a picture (JPEG, PNG, WebP, AVIF) or a PDF.',
    fr: 'Joignez une image (JPEG, PNG, WebP, AVIF) ou un PDF.',
  },
  side: { en: 'This picture has too many pixels.', fr: 'Cette image a trop de pixels.' },
  broken: { en: 'This file cannot be read.', fr: 'Ce fichier est illisible.' },
  missing: { en: 'No file has arrived.', fr: 'Aucun fichier n’est arrivé.' },
};

/** How many files an account may send, and how large. */
export type FileLimit = UploadLimit & {
  /** Bytes of a file at most; 10 MB without it. */
  readonly fileBytes?: number;
};

/** Keeps a file of the actor: answers with what the sender gets to know, or why it is not taken; a DomainError is answered with its text. */
export type KeepFile = (
  actor: ActorContext,
  file: UploadedFile,
  request: FastifyRequest,
) => Promise<object | FileFault | 'unknown'>;

/**
 * Adds a path that takes one file (`multipart/form-data`) from a signed-in member: 201 with what `keep` gives, 400 with a code
 * and a text in the member's language for a fault of the file, 404 where `keep` answers `unknown`.
 */
export async function receiveFiles(
  app: FastifyInstance,
  services: Services,
  path: string,
  limit: FileLimit,
  keep: KeepFile,
): Promise<void> {
  await app.register(async (scope) => {
    const { fileBytes = MAXIMUM_FILE_BYTES } = limit;
    await scope.register(multipart, { limits: { ...limits, fileSize: fileBytes }, throwFileSizeLimit: false });
    scope.post(path, async (request, reply) => {
      const actor = await admitUpload(services, request, reply, limit);
      if (!actor) return reply;
      const file = await request.file();
      if (!file) return refuse(reply, 400, 'missing', fileFaults.missing[actor.locale]);
      const bytes = await file.toBuffer();
      const sent = { fileName: file.filename, bytes: file.file.truncated ? null : bytes };
      const outcome = await attempt(() => keep(actor, sent, request));
      if (!outcome.ok) return refuse(reply, 400, outcome.code, outcome.message);
      const kept = outcome.value;
      if (kept === 'unknown') return reply.status(404).send({ message: 'There is nothing here.' });
      if (typeof kept === 'string') return refuse(reply, 400, kept, fileFaults[kept][actor.locale]);
      return reply.status(201).send(kept);
    });
  });
}
