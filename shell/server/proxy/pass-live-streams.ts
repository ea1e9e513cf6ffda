import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { clientNetwork } from '@headstock/contracts/client-network';
import { LIVE_PATH } from '@headstock/contracts/live-events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '#shell/server/config.ts';
import { refuseRequest } from './refuse-request.ts';
import { tooMany, unavailable } from './request-error.ts';

/** Streams of this process at most, of all clients and of one, behind which a school may be. */
const MOST = { all: 2_000, client: 40 } as const;
/** How long the API may take to begin its answer, in ms. */
const FIRST_BYTE_MS = 10_000;
/** What of the browser's request the API needs to know. */
const passedHeaders = ['cookie', 'last-event-id', 'accept-language', 'user-agent'] as const;

function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  const passed = passedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(passed),
    accept: 'text/event-stream',
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
  };
}

/** Hands the API's answer to the browser as it comes. */
function hand(reply: FastifyReply, answer: IncomingMessage): void {
  const { 'content-type': type, 'cache-control': cache, 'retry-after': retryAfter } = answer.headers;
  reply.hijack();
  reply.raw.writeHead(answer.statusCode ?? 502, {
    ...Object.fromEntries(Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined)),
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
    'cache-control': cache ?? 'private, no-store',
    'x-accel-buffering': 'no',
  });
  answer.pipe(reply.raw);
}

/**
 * Passes the live streams of the API on. They stay open for hours, so they take no slot of the other requests: each has a connection of its
 * own, and they are bounded by themselves.
 */
export function passLiveStreams(app: FastifyInstance, { apiUrl }: Pick<ShellConfig, 'apiUrl'>): void {
  const byClient = new Map<string, number>();
  let open = 0;
  const target = new URL(LIVE_PATH, apiUrl);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;

  function take(client: string): () => void {
    open++;
    byClient.set(client, (byClient.get(client) ?? 0) + 1);
    return () => {
      open--;
      const left = (byClient.get(client) ?? 1) - 1;
      if (left > 0) byClient.set(client, left);
      else byClient.delete(client);
    };
  }

  app.get(LIVE_PATH, (request, reply) => {
    const client = clientNetwork(request.ip);
    if (open >= MOST.all || (byClient.get(client) ?? 0) >= MOST.client)
      return void refuseRequest(request, reply, tooMany());
    const giveBack = take(client);
    const passed = send(target, { agent: false, headers: forwardedHeaders(request) });
    const late = setTimeout(() => passed.destroy(), FIRST_BYTE_MS);
    passed.once('response', (answer) => {
      clearTimeout(late);
      answer.once('error', () => reply.raw.destroy());
      hand(reply, answer);
    });
    passed.once('error', () => {
      if (!reply.raw.headersSent) refuseRequest(request, reply, unavailable());
    });
    reply.raw.once('close', () => {
      clearTimeout(late);
      giveBack();
      passed.destroy();
    });
    passed.end();
  });
}
