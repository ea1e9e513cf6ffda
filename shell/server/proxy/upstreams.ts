import type { FastifyRequest } from 'fastify';
import type { BodyLimits } from './receive-body.ts';
import { Senders } from './senders.ts';
import { type SlotLimits, UpstreamSlots } from './upstream-slots.ts';

/** What a request wants of an upstream. Each kind has connections of its own, so that none can take those of another. */
export type RequestKind = 'reading' | 'changing' | 'images' | 'assets';

const waits = { waitingPerClient: 100, waiting: 1000, patience: 10_000 };

const slots: Readonly<Record<RequestKind, SlotLimits>> = {
  reading: { ...waits, total: 28, perClient: 20 },
  changing: { ...waits, total: 20, perClient: 10 },
  images: { ...waits, total: 16, perClient: 12 },
  assets: { ...waits, total: 48, perClient: 32 },
};

/** Connections to one upstream at most: of the API, to which all kinds but the assets go. */
export const CONNECTIONS = slots.reading.total + slots.changing.total + slots.images.total;

/** The API's own limit of a body, with the exception of forms with pictures. */
export const smallBody: BodyLimits = { maxBytes: 256 * 1024, deadline: 20_000, grace: 3000, bytesPerSecond: 512 };
/** Eight pictures of 10 MB, and the form around them; as slowly as a phone's line in the country. */
export const largeBody: BodyLimits = {
  maxBytes: 84 * 2 ** 20,
  deadline: 280_000,
  grace: 8000,
  bytesPerSecond: 8 * 1024,
};

/** Forms bring pictures. */
export const mayBeLarge = (url: string): boolean => url.startsWith('/api/forms/');

/** The slots of every kind, and the room for bodies that are being received. */
export function createRooms() {
  return {
    slots: {
      reading: new UpstreamSlots(slots.reading),
      changing: new UpstreamSlots(slots.changing),
      images: new UpstreamSlots(slots.images),
      assets: new UpstreamSlots(slots.assets),
    } satisfies Record<RequestKind, UpstreamSlots>,
    small: new Senders({ perClient: 24, total: 256 }),
    large: new Senders({ perClient: 4, total: 16 }),
  };
}

/** What a request to the API is for. A GraphQL document that holds a mutation counts as a change, whatever it runs. */
export function kindOf({ method, url, body }: FastifyRequest): RequestKind {
  if (url.startsWith('/images/')) return 'images';
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return 'reading';
  return url.startsWith('/graphql') && Buffer.isBuffer(body) && !body.includes('mutation') ? 'reading' : 'changing';
}
