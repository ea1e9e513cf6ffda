import type { FastifyRequest } from 'fastify';
import type { BodyLimits } from './receive-body.ts';
import { type SlotLimits, UpstreamSlots } from './upstream-slots.ts';
import { UploadLimiter } from './upload-limiter.ts';

/** What a request asks of an upstream. Each kind has connections of its own, so that none can use up those of another. */
export type RequestKind = 'reading' | 'changing' | 'images' | 'clips' | 'assets';

const queue = { waitingPerClient: 100, waiting: 1000, timeoutMs: 10_000 };

const slots: Readonly<Record<RequestKind, SlotLimits>> = {
  reading: { ...queue, total: 28, perClient: 20 },
  changing: { ...queue, total: 20, perClient: 10 },
  images: { ...queue, total: 16, perClient: 12 },
  // Players ask for parts, which are buffered; whoever takes a whole file keeps a connection.
  clips: { ...queue, total: 12, perClient: 4 },
  assets: { ...queue, total: 48, perClient: 32 },
};

/** Connections to one upstream at most: of the API, to which all kinds but the assets go. */
export const CONNECTIONS = slots.reading.total + slots.changing.total + slots.images.total + slots.clips.total;

/**
 * How long an upstream may take to begin its answer, and pause within it, in ms: twice what the API gives a statement of its database. What
 * comes with a large body may be worked on longer.
 */
export const ANSWER_LIMIT = 30_000;

/** The API's own limit of a body, with the exception of forms with pictures. */
export const smallBody: BodyLimits = { maxBytes: 256 * 1024, deadline: 20_000, grace: 3000, bytesPerSecond: 512 };
/** A video of 100 MB or eight pictures of 10 MB, and the form around them; over a slow mobile connection at worst. */
export const largeBody: BodyLimits = {
  maxBytes: 104 * 2 ** 20,
  deadline: 280_000,
  grace: 8000,
  bytesPerSecond: 8 * 1024,
};

/** The slots of every kind of request, and the limiters of small and large uploads. */
export function createUpstreamLimits() {
  return {
    slots: {
      reading: new UpstreamSlots(slots.reading),
      changing: new UpstreamSlots(slots.changing),
      images: new UpstreamSlots(slots.images),
      clips: new UpstreamSlots(slots.clips),
      assets: new UpstreamSlots(slots.assets),
    } satisfies Record<RequestKind, UpstreamSlots>,
    small: new UploadLimiter({ perClient: 24, total: 256 }),
    large: new UploadLimiter({ perClient: 4, total: 16 }),
  };
}

/** What a request to the API is for. A GraphQL document that holds a mutation counts as a change, whatever it runs. */
export function kindOf({ method, url, body }: FastifyRequest): RequestKind {
  if (url.startsWith('/images/')) return 'images';
  if (url.startsWith('/api/clips/')) return 'clips';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'reading';
  return url.startsWith('/graphql') && Buffer.isBuffer(body) && !body.includes('mutation') ? 'reading' : 'changing';
}
