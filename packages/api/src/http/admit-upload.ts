import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { createRequestContext } from './request-context.ts';

/** How many files an account may send in how many seconds; `name` tells one limit from another. */
export type UploadLimit = {
  readonly name: string;
  readonly max: number;
  readonly seconds: number;
};

/** Refuses an upload: answers `status` with a text for the sender and a stable code. */
export const refuseUpload = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.status(status).send({ message, code });

/**
 * Who sends a file as multipart/form-data, when they may: signed in, from a page of ours, and within the limit. Undefined when they may not:
 * then `reply` has been sent (415 `unsupported`, 403 `stale-page`, 401 `unauthenticated`, 429 `rate-limited` with Retry-After).
 */
export async function admitUpload(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  limit: UploadLimit,
): Promise<ActorContext | undefined> {
  const { context, setCookies } = await createRequestContext(services, request);
  const { actor } = context;
  const { accountId } = actor.principal;
  const refuse = (status: number, code: string, message: string): undefined => {
    void refuseUpload(reply, status, code, message);
  };
  reply.header('set-cookie', setCookies());
  if (!request.isMultipart()) return refuse(415, 'unsupported', 'Send the file as multipart/form-data.');
  if (!context.csrfOk) return refuse(403, 'stale-page', errorMessages.stalePage[actor.locale]);
  if (accountId === null) return refuse(401, 'unauthenticated', errorMessages.signIn[actor.locale]);
  const room = await takeFromLimit(services.db, services.secret, limit, accountId);
  if (room.ok) return actor;
  reply.header('retry-after', String(room.retryAfter));
  return refuse(429, 'rate-limited', errorMessages.rateLimited[actor.locale]);
}
