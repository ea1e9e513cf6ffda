import type { FastifyRequest } from 'fastify';
import type { Config } from '#api/platform/config.ts';

/**
 * The host whose pages may change something beside the configured origins: outside production the one that the browser asked for, so
 * that the shop works as `localhost`, as `127.0.0.1` and under the machine's name. In production there is none.
 */
export function ownHost(
  { environment }: Pick<Config, 'environment'>,
  { host }: Pick<FastifyRequest, 'host'>,
): string | undefined {
  return environment === 'production' ? undefined : host;
}
