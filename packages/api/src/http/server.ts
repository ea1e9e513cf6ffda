import { ACTING_HEADER } from '@headstock/contracts/acting';
import fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { newId } from '#api/platform/db/new-id.ts';
import { createGraphqlServer } from '#api/graphql/graphql-server.ts';
import { sharedSeconds } from '#api/graphql/shared-answers.ts';
import type { DocumentRegister } from '#api/graphql/use-registered-documents.ts';
import type { Services } from '#api/platform/services.ts';
import { describeError } from '#api/platform/log/describe-error.ts';
import { readLocale } from '#api/platform/locale.ts';
import { ActingChangedError } from './acting-changed-error.ts';
import { ActingRefusedError } from './acting-refused-error.ts';
import { noteMethods } from './other-methods.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { registerRoutes } from './register-routes.ts';
import { createKeyContext, readBearer, refuseKey } from './key-context.ts';
import { createRequestContext } from './request-context.ts';
import { isDatabaseUnavailable, isDiskUnavailable, RETRY_AFTER_SECONDS } from '#api/platform/outage.ts';

const BODY_LIMIT = 256 * 1024;
const REQUEST_ID = /^[\w.-]{8,80}$/;

function registerGraphql(
  app: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  register?: DocumentRegister,
): void {
  const { log, config } = services;
  const graphql = createGraphqlServer({
    schema,
    log,
    introspection: config.introspection,
    costPerMinute: config.graphqlCostPerMinute,
    register,
  });
  app.route({
    url: '/graphql',
    method: ['GET', 'POST', 'OPTIONS'],
    async handler(request, reply) {
      const bearer = readBearer(request);
      const known = bearer === null ? undefined : await createKeyContext(services, request, bearer);
      if (known?.kind === 'refused') return refuseKey(reply, known);
      const { context, setCookies } = known ?? (await createRequestContext(services, request));
      const isShareable = request.method === 'GET' && known === undefined && request.headers.cookie === undefined;
      const response = await graphql.handleNodeRequest(request, context);
      for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
      const shared = isShareable && response.status === 200 ? sharedSeconds(context) : undefined;
      if (shared !== undefined) reply.header('cache-control', `public, max-age=${shared}`);
      else reply.header('cache-control', 'private, no-store').header('set-cookie', setCookies());
      return reply.status(response.status).send(await response.text());
    },
  });
}

/** One answer for everything that went wrong outside GraphQL: a status, a sentence, never a stack, path or query. */
function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const locale = readLocale(request.headers['accept-language']);
    if (isDatabaseUnavailable(error) || isDiskUnavailable(error)) {
      request.log.warn({ err: describeError(error) }, 'The database or the disk is away');
      return reply
        .status(503)
        .header('retry-after', String(RETRY_AFTER_SECONDS))
        .send({ message: errorMessages.outage[locale] });
    }
    const status = error.statusCode ?? 500;
    // A body that is too large is still read to its end: on a reset connection the client would not get the answer.
    if (status === 413) reply.removeHeader('connection');
    if (error instanceof ActingChangedError)
      return reply
        .status(status)
        .header(ACTING_HEADER, 'changed')
        .send({ message: errorMessages.actingChanged[locale] });
    if (error instanceof ActingRefusedError)
      return reply.status(status).send({ message: errorMessages.actingRefused[locale] });
    if (status < 500) return reply.status(status).send({ message: messageOf(status) });
    request.log.error({ err: describeError(error) }, 'A request failed');
    return reply.status(500).send({ message: errorMessages.internal[locale] });
  });
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ message: 'There is nothing here.' }));
}

function messageOf(status: number): string {
  if (status === 413) return 'That is too much at once.';
  if (status === 415) return 'Send JSON as application/json.';
  return status === 429 ? 'Too many attempts. Please wait a moment.' : 'The request is not understood.';
}

/** Builds the HTTP server: GraphQL, the routes, and what they share. It does not listen yet. */
export async function createServer(
  services: Services,
  schema: GraphQLSchema,
  register?: DocumentRegister,
): Promise<FastifyInstance> {
  const { config } = services;
  const logger: FastifyBaseLogger = services.log;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: [...config.trustedProxies],
    bodyLimit: BODY_LIMIT,
    // As long as eight pictures take over a phone’s line.
    requestTimeout: 300_000,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : newId();
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    // Until a route knows better: refusals may not be kept anywhere either.
    reply.header('cache-control', 'private, no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    request.log.debug(
      { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  handleErrors(app);
  const refuseOtherMethods = noteMethods(app);
  registerGraphql(app, services, schema, register);
  await registerRoutes(app, services, schema);
  refuseOtherMethods();
  return app;
}
