import { access, mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import { channelNameSchema } from '@headstock/contracts/registry';
import fastify, { type FastifyInstance } from 'fastify';
import { documentsOf } from './channel-documents.ts';
import type { Storage } from './storage.ts';

const NOT_FOUND = { error: { code: 'NOT_FOUND', message: 'Nothing is published at this address.' } };

function serveBuilds(app: FastifyInstance, storage: Storage): void {
  app.register(fastifyStatic, {
    root: storage.buildsFolder,
    prefix: '/builds/',
    index: false,
    decorateReply: false,
    dotfiles: 'deny',
    preCompressed: true,
    acceptRanges: false,
    immutable: true,
    maxAge: '365d',
    setHeaders(reply) {
      reply.header('access-control-allow-origin', '*');
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

function serveChannels(app: FastifyInstance, storage: Storage): void {
  app.get<{ Params: { channel: string } }>('/channels/:channel', async (request, reply) => {
    const name = channelNameSchema.safeParse(request.params.channel);
    const channel = name.success ? await storage.readChannel(name.data) : undefined;
    reply.header('cache-control', 'no-store');
    if (!channel) return reply.code(404).send(NOT_FOUND);
    const etag = `"${channel.manifest.revision}"`;
    reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : channel.manifest;
  });
  app.get<{ Params: { channel: string } }>('/channels/:channel/documents', async (request, reply) => {
    const name = channelNameSchema.safeParse(request.params.channel);
    const channel = name.success ? await storage.readChannel(name.data) : undefined;
    reply.header('cache-control', 'no-store');
    if (!channel) return reply.code(404).send(NOT_FOUND);
    const etag = `"documents-${channel.manifest.revision}"`;
    reply.header('etag', etag);
    return request.headers['if-none-match'] === etag ? reply.code(304).send() : documentsOf(storage, channel);
  });
}

function serveHealth(app: FastifyInstance, storage: Storage): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const readable = await access(storage.buildsFolder).then(
      () => true,
      () => false,
    );
    return reply.code(readable ? 200 : 503).send({ status: readable ? 'ok' : 'the storage folder cannot be read' });
  });
}

const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error ? Number(error.statusCode) : 500;

/**
 * The registry's HTTP side: channels (which build), builds (the files), health.
 * It only reads; every change goes through the command line. `log` turns on pino's request log for failures.
 */
export async function createRegistryServer(storage: Storage, log = false): Promise<FastifyInstance> {
  await mkdir(storage.buildsFolder, { recursive: true });
  const app = fastify({ logger: log ? { level: 'warn' } : false, forceCloseConnections: 'idle' });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.setNotFoundHandler((_request, reply) => reply.header('cache-control', 'no-store').code(404).send(NOT_FOUND));
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    reply.header('cache-control', 'no-store');
    if (status < 500) return reply.code(404).send(NOT_FOUND);
    request.log.error({ err: error }, 'request failed');
    return reply.code(500).send({ error: { code: 'INTERNAL', message: 'The registry could not read its storage.' } });
  });
  serveBuilds(app, storage);
  serveChannels(app, storage);
  serveHealth(app, storage);
  return app;
}
