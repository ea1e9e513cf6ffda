import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#sandbox-gateway/config.ts';
import { refuse } from './refuse.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Refuses every call of a scope that does not bring the shop's secret key. */
export function requireSecretKey(app: FastifyInstance, { secretKey }: Pick<Config, 'secretKey'>): void {
  const expected = hash(`Bearer ${secretKey}`);
  app.addHook('onRequest', async (request, reply) => {
    if (!timingSafeEqual(hash(request.headers.authorization ?? ''), expected))
      await refuse(reply, 401, 'unauthorized', 'The secret key is missing or wrong.');
  });
}
