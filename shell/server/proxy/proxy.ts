import path from 'node:path';
import type { Readable } from 'node:stream';
import replyFrom from '@fastify/reply-from';
import { clientNetwork } from '@headstock/contracts/client-network';
import { isUploadPath } from '@headstock/contracts/upload-paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '#shell/server/config.ts';
import { bufferResponse } from './buffer-response.ts';
import { passLiveStreams } from './pass-live-streams.ts';
import { type ReceivedBody, receiveInFile, receiveInMemory } from './receive-body.ts';
import { refuseRequest } from './refuse-request.ts';
import { unavailable } from './request-error.ts';
import {
  ANSWER_LIMIT,
  CONNECTIONS,
  createUpstreamLimits,
  kindOf,
  largeBody,
  type RequestKind,
  smallBody,
} from './upstreams.ts';

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'] as const;

/** Forwarding headers, which only the shell itself may set. */
const ownHeaders = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'headstock-shell',
  'expect',
];

type Headers = Readonly<Record<string, string | string[] | undefined>>;

function forwardedHeaders(request: FastifyRequest, headers: Headers, body: ReceivedBody | undefined) {
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.includes(name));
  const isFile = body !== undefined && !Buffer.isBuffer(body);
  return {
    ...Object.fromEntries(isFile ? kept.filter(([name]) => name !== 'transfer-encoding') : kept),
    ...(isFile ? { 'content-length': String(body.size) } : {}),
    'x-request-id': request.id,
    'x-forwarded-for': request.ip,
    // The host that the browser asked for; what the library has put into `host` is the upstream's.
    'x-forwarded-host': request.host,
  };
}

/**
 * The shop has one origin: what other processes answer goes through here. A body is received before a connection to the upstream is taken,
 * and a response is buffered as it comes, so that slow senders and readers keep no connection busy. An upstream that is silent for
 * `answerLimit` ms counts as one that is down.
 */
export function proxyUpstreams(
  app: FastifyInstance,
  config: Pick<ShellConfig, 'apiUrl' | 'registryUrl' | 'dataFolder'>,
  answerLimit = ANSWER_LIMIT,
): void {
  const { slots, small, large } = createUpstreamLimits();
  const incoming = path.join(config.dataFolder, 'incoming');
  passLiveStreams(app, config);
  void app.register(async (scope) => {
    await scope.register(replyFrom, {
      undici: { connections: CONNECTIONS, pipelining: 1 },
      disableRequestLogging: true,
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', async (request: FastifyRequest, body: Readable) => {
      const client = clientNetwork(request.ip);
      return isUploadPath(request.url)
        ? receiveInFile(body, { limits: largeBody, limiter: large, client }, incoming)
        : receiveInMemory(body, { limits: smallBody, limiter: small, client });
    });
    scope.setErrorHandler((error, request, reply) => refuseRequest(request, reply, error));

    async function forward(request: FastifyRequest, reply: FastifyReply, kind: RequestKind, target: string) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parser above is the only one
      const body = request.body as ReceivedBody | undefined;
      if (body !== undefined && !Buffer.isBuffer(body)) {
        reply.raw.once('close', () => void body[Symbol.asyncDispose]());
        request.body = body.open();
      }
      const release = await slots[kind].acquire(clientNetwork(request.ip));
      // Its client may have left meanwhile, and then nothing else would give the slot back.
      if (reply.raw.destroyed) {
        release();
        return reply.hijack();
      }
      reply.raw.once('close', release);
      const contentType = request.headers['content-type'] ?? 'application/octet-stream';
      return reply.from(target, {
        ...(Buffer.isBuffer(body) ? { body, contentType } : {}),
        ...(isUploadPath(request.url) ? {} : { timeout: answerLimit }),
        rewriteRequestHeaders: (_request, headers) => forwardedHeaders(request, headers, body),
        onResponse: (_request, answer, { stream }) => {
          bufferResponse(stream)
            .then((buffered) => {
              if (buffered.isComplete) release();
              return answer.removeHeader('transfer-encoding').send(buffered.body);
            })
            .catch((error: unknown) => refuseRequest(request, reply, error));
        },
        onError: (_failed, { error }) => {
          request.log.error({ err: error, path: request.url.split('?')[0] }, 'an upstream did not answer');
          refuseRequest(request, reply, unavailable());
        },
      });
    }

    for (const url of ['/graphql', '/api/*', '/images/*'])
      scope.route({
        method: [...methods],
        url,
        handler: (request, reply) => forward(request, reply, kindOf(request), config.apiUrl + request.url),
      });
    // Server code is for this process alone.
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/remotes/:remote/:build/browser/*',
      handler: (request, reply) =>
        forward(request, reply, 'assets', `${config.registryUrl}/builds${request.url.slice('/remotes'.length)}`),
    });
  });
}
