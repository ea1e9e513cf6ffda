import type { FastifyInstance } from 'fastify';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * Notes from now on which methods each address takes. What it gives is to be called once all routes stand: it answers the other
 * methods with 405 and what the address takes, and OPTIONS with that alone.
 */
export function noteMethods(app: FastifyInstance): () => void {
  const taken = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = taken.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    taken.set(url, known);
  });
  return () => {
    for (const [url, known] of new Map(taken)) {
      const allow = METHODS.filter((method) => known.has(method)).join(', ');
      app.route({
        url,
        method: METHODS.filter((method) => !known.has(method)),
        // Before a body is read: what it is does not matter here.
        onRequest: async (request, reply) => {
          reply.header('allow', allow);
          if (request.method === 'OPTIONS') return reply.status(204).send();
          return reply.status(405).send({ message: `This address answers ${allow} only.` });
        },
        handler: (_request, reply) => reply.callNotFound(),
      });
    }
  };
}
