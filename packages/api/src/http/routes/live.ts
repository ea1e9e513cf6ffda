import type { Socket } from 'node:net';
import { clientNetwork } from '@headstock/contracts/client-network';
import { LIVE_PATH, type LiveCounts } from '@headstock/contracts/live-events';
import type { FastifyInstance } from 'fastify';
import { readVisit } from '#api/modules/accounts/index.ts';
import { changesSince, countUnread, type LiveChange, LiveHub } from '#api/modules/messaging/index.ts';
import { countPartiallyPaid } from '#api/modules/sales/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { describeError } from '#api/platform/log/describe-error.ts';

import type { Services } from '#api/platform/services.ts';
import { firstHeader } from '#api/http/cookie-jar.ts';
import { readCookie, SESSION_COOKIE } from '#api/http/cookies.ts';
import { LiveStream } from '#api/http/live-stream.ts';

/** Streams of this process at most, of all, of one account and of one address, behind which a school may be. */
const MOST = { all: 2_000, account: 8, client: 40 } as const;
const BEAT_MS = 25_000;

async function countsOf(db: Db, accountId: string): Promise<LiveCounts> {
  const [unreadMessageCount, partiallyPaidOrders] = await Promise.all([
    countUnread(db, accountId),
    countPartiallyPaid(db, accountId),
  ]);
  return { partiallyPaidOrders, unreadMessageCount };
}

/**
 * `GET /api/live`: server-sent events for who is signed in. `counts` first, with the numbers of the bell; `changed` for everything that
 * happens from then on, and what was missed since `Last-Event-ID`; `reset` where that cannot be told. It ends with the session.
 */
export function register(app: FastifyInstance, { db, config, log }: Services): void {
  const hub = new LiveHub(db, log);
  const streams = new Set<LiveStream>();
  const sockets = new Set<Socket>();
  const byClient = new Map<string, number>();
  const isSecure = config.publicUrl.protocol === 'https:';
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.end();
    // The server waits for its connections; a browser that is about to leave may hold one of these.
    for (const socket of sockets) socket.destroySoon();
    await hub.stop();
  });

  app.get(LIVE_PATH, async (request, reply) => {
    const token = readCookie(request.headers.cookie, SESSION_COOKIE, isSecure);
    const { principal } = await readVisit(db, token);
    const { accountId } = principal;
    // 204 keeps a browser from coming back by itself.
    if (accountId === null) return reply.status(204).send();
    const client = clientNetwork(request.ip);
    const ofClient = byClient.get(client) ?? 0;
    if (hub.size() >= MOST.all || hub.size(accountId) >= MOST.account || ofClient >= MOST.client)
      return reply.status(429).header('retry-after', '30').send({ message: 'Too many pages are open at once.' });

    reply.hijack();
    const stream = new LiveStream(reply.raw, { 'x-request-id': request.id, 'x-content-type-options': 'nosniff' });
    streams.add(stream);
    const { socket } = request.raw;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    byClient.set(client, ofClient + 1);
    let unsubscribe = (): void => undefined;
    let beat: NodeJS.Timeout | undefined;
    const leave = (): void => {
      streams.delete(stream);
      clearInterval(beat);
      unsubscribe();
    };
    reply.raw.once('close', () => {
      byClient.set(client, (byClient.get(client) ?? 1) - 1);
      if (byClient.get(client) === 0) byClient.delete(client);
      leave();
    });

    const fail = (error: unknown): void => {
      log.warn({ err: describeError(error) }, 'A live stream broke; its browser comes back');
      stream.end();
    };
    // One after the other, so that the last numbers are the newest.
    let queue: Promise<unknown> = Promise.resolve();
    const next = (work: () => Promise<void>): void => {
      queue = queue.then(work).catch(fail);
    };
    const onChange = ({ id, topic, subjectId }: LiveChange): void =>
      next(async () => stream.send('changed', { topic, subjectId, ...(await countsOf(db, accountId)) }, id));
    const reset = (): void => next(async () => stream.send('reset', null, null));
    const lastEventId = firstHeader(request, 'last-event-id');
    next(async () => {
      // Before the numbers are read: what changes meanwhile is then in the queue.
      unsubscribe = await hub.subscribe({ accountId, onChange, onGap: reset });
      stream.send('counts', { topic: null, subjectId: null, ...(await countsOf(db, accountId)) }, null);
      const missed = lastEventId === undefined ? [] : await changesSince(db, accountId, lastEventId);
      if (missed) for (const change of missed) onChange(change);
      else reset();
      beat = setInterval(() => {
        stream.beat();
        readVisit(db, token).then((visit) => visit.principal.accountId === accountId || stream.end(), fail);
      }, BEAT_MS).unref();
      // It may have gone while the database was asked.
      if (!stream.isOpen) leave();
    });
    return reply;
  });
}
