import { z } from 'zod';
import type { GatewaySettings } from '#api/platform/config/gateway-settings.ts';

/** `refused-connection`: the request certainly did not arrive. `undefined`: nobody knows. */
export type Reply = { status: number; body: unknown } | 'refused-connection' | undefined;

const errorSchema = z.object({ error: z.object({ code: z.string() }) });
/** How `fetch` fails when nobody listens at the address. */
const refusedConnectionSchema = z.looseObject({
  cause: z.looseObject({ code: z.enum(['ECONNREFUSED', 'ENOTFOUND']) }),
});

export const bodyOf = (reply: Reply): unknown => (typeof reply === 'object' ? reply.body : undefined);

/** The stable code of an error; undefined for anything else. */
export const errorCodeOf = (reply: Reply): string | undefined => errorSchema.safeParse(bodyOf(reply)).data?.error.code;

/** Whether the gateway answered that it did not do it. */
export const isRefusal = (reply: Reply): boolean =>
  typeof reply === 'object' && reply.status >= 400 && reply.status < 500 && errorCodeOf(reply) !== undefined;

/** Calls of the gateway's API with the shop's secret key. */
export class GatewayApi {
  readonly #settings: GatewaySettings;

  constructor(settings: GatewaySettings) {
    this.#settings = settings;
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    timeoutMs: number,
    body?: unknown,
    key?: string,
  ): Promise<Reply> {
    try {
      const response = await fetch(`${this.#settings.url}${path}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization: `Bearer ${this.#settings.secretKey}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(key === undefined ? {} : { 'idempotency-key': key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: JSON.parse(text) };
    } catch (error) {
      return refusedConnectionSchema.safeParse(error).success ? 'refused-connection' : undefined;
    }
  }
}
