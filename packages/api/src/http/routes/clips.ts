import { join } from 'node:path';
import multipart from '@fastify/multipart';
import { clipFormats, type ClipFault, clipLimits, clipPath, readClipFile } from '@headstock/contracts/clips';
import { isSeller } from '@headstock/contracts/session';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadItemClips } from '#api/modules/catalog/index.ts';
import { clipKey, type ClipSource, storeClip } from '#api/modules/media/index.ts';
import { admitUpload, refuseUpload as refuse } from '#api/http/admit-upload.ts';
import { readRange } from '#api/http/byte-range.ts';
import { removeAbandoned, withReceivedFile } from '#api/http/incoming-files.ts';
import { isId } from '#api/platform/db/new-id.ts';
import type { LocalText } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';

/** Files of one account: twenty full listings. */
const UPLOADS = { name: 'clips', max: 60, seconds: 3_600 };
const BUSY_SECONDS = 10;
/** Bytes of one answer to a request for a part: below what the shell buffers, so that a slow player keeps no connection of the API. */
const MOST_OF_PART = 2 * 2 ** 20;

const limits = {
  fieldNameSize: 60,
  fieldSize: 1_000,
  fields: 4,
  fileSize: clipLimits.bytes.video,
  files: 1,
  headerPairs: 40,
  parts: 5,
} as const;

type Refusal = ClipFault | 'busy' | 'not-seller';

const faults: Readonly<Record<Refusal, LocalText>> = {
  'sound-size': { en: 'A sound has at most 20 MB.', fr: 'Un son pèse 20\u00a0Mo au plus.' },
  'video-size': { en: 'A video has at most 100 MB.', fr: 'Une vidéo pèse 100\u00a0Mo au plus.' },
  'sound-length': { en: 'A sound lasts at most 3 minutes.', fr: 'Un son dure 3\u00a0minutes au plus.' },
  'video-length': { en: 'A video lasts at most 2 minutes.', fr: 'Une vidéo dure 2\u00a0minutes au plus.' },
  side: {
    en: 'A video has at most 1,920 pixels on its longer side. Save it in Full HD.',
    fr: 'Une vidéo compte 1\u202f920\u00a0pixels au plus sur son grand côté. Enregistrez-la en Full HD.',
  },
  kind: {
    en: 'We cannot open this file. MP3, M4A, Ogg, WAV and FLAC work for sounds, MP4 and WebM for videos.',
    fr: 'Nous ne pouvons pas ouvrir ce fichier. Pour un son, MP3, M4A, Ogg, WAV et FLAC conviennent\u202f; pour une vidéo, MP4 et WebM.',
  },
  codec: {
    en: 'Browsers do not play this encoding. Save the sound as MP3 or AAC, the video as H.264 with AAC.',
    fr: 'Les navigateurs ne lisent pas cet encodage. Enregistrez le son en MP3 ou AAC, la vidéo en H.264 avec AAC.',
  },
  broken: { en: 'This file is damaged. Send another copy.', fr: 'Ce fichier est abîmé. Envoyez-en une autre copie.' },
  missing: { en: 'No file has arrived.', fr: 'Aucun fichier n’est arrivé.' },
  busy: {
    en: 'Many files are being prepared. Try again in a moment.',
    fr: 'Beaucoup de fichiers sont en préparation. Réessayez dans un instant.',
  },
  'not-seller': { en: 'Sellers add sounds and videos.', fr: 'Seuls les vendeurs ajoutent des sons et des vidéos.' },
};

const statuses: Readonly<Record<Refusal, number>> = {
  'sound-size': 413,
  'video-size': 413,
  'sound-length': 422,
  'video-length': 422,
  side: 422,
  kind: 415,
  codec: 415,
  broken: 422,
  missing: 400,
  busy: 503,
  'not-seller': 403,
};

const notHere = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-store').send({ message: 'There is nothing here.' });

const toView = ({ id, file, kind, bytes, seconds, width, height }: ClipSource) => ({
  id,
  file,
  kind,
  bytes,
  seconds,
  width,
  height,
  url: clipPath(file),
});

/** Answers with a clip or the part that is asked for. Its address never shows another content. */
async function sendClip({ storage }: Services, request: FastifyRequest, reply: FastifyReply, name: string) {
  const known = readClipFile(name);
  const info = known && (await storage.head(clipKey(name)));
  if (!known || !info) return notHere(reply);
  const etag = `"${known.id}"`;
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    // Opened by itself, it is played by the browser, and can do nothing else.
    .header('content-security-policy', "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox");
  const { headers } = request;
  if (headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
  const range = request.method === 'GET' && isSame ? readRange(headers.range, info.size, MOST_OF_PART) : 'whole';
  if (range === 'unsatisfiable')
    return reply
      .status(416)
      .header('cache-control', 'no-store')
      .header('content-range', `bytes */${info.size}`)
      .send({ message: 'The file has no such part.' });
  const part = range === 'whole' ? { first: 0, last: info.size - 1 } : range;
  reply.type(clipFormats[known.format].contentType).header('content-length', part.last - part.first + 1);
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${part.first}-${part.last}/${info.size}`);
  // The answer to HEAD has no content, of which no more is read than a byte.
  const opened = await storage.open(clipKey(name), request.method === 'HEAD' ? { first: 0, last: 0 } : part);
  return opened ? reply.send(opened.stream) : notHere(reply);
}

/**
 * `POST /api/clips` takes one sound (MP3, M4A, Ogg, WAV, FLAC; at most 20 MB and 3 minutes) or video (MP4, WebM; at most 100 MB, 2 minutes and
 * 1,920 pixels) as multipart/form-data from a seller, and answers with it; the same file again is answered with the same clip.
 * `GET /api/clips/{file}` serves it, whole or in parts. `GET /api/captions/{item}/{clip}/{locale}-{mark}.vtt` serves captions that are published.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, config } = services;
  const incoming = join(config.dataFolder, 'incoming-clips');
  await removeAbandoned(incoming);
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    scope.post('/api/clips', async (request, reply) => {
      const actor = await admitUpload(services, request, reply, UPLOADS);
      if (!actor) return reply;
      const fail = (fault: Refusal): FastifyReply => {
        if (fault === 'busy') reply.header('retry-after', String(BUSY_SECONDS));
        return refuse(reply, statuses[fault], fault, faults[fault][actor.locale]);
      };
      if (!isSeller(actor.principal.rights)) return fail('not-seller');
      const sent = await request.file();
      if (!sent) return fail('missing');
      return withReceivedFile(sent.file, incoming, async (received) => {
        if (sent.file.truncated) return fail('video-size');
        const stored = await storeClip(services, actor, received);
        return typeof stored === 'string' ? fail(stored) : reply.status(201).send(toView(stored));
      });
    });
  });

  app.get<{ Params: { file: string } }>('/api/clips/:file', (request, reply) =>
    sendClip(services, request, reply, request.params.file),
  );

  app.get<{ Params: { item: string; clip: string; file: string } }>(
    '/api/captions/:item/:clip/:file',
    async (request, reply) => {
      const { item, clip, file } = request.params;
      const locale = (['en', 'fr'] as const).find((known) => new RegExp(`^${known}-[0-9a-f]{12}\\.vtt$`).test(file));
      const clips = locale && isId(item) ? (await loadItemClips(db, [item])).get(item) : undefined;
      const text = locale && clips?.find(({ clipId }) => clipId === clip)?.captions[locale].trim();
      if (!text) return notHere(reply);
      return reply.header('cache-control', 'public, max-age=86400').type('text/vtt; charset=utf-8').send(text);
    },
  );
}
