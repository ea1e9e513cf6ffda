import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { GatewayProvider } from './gateway-provider.ts';
import { readGatewaySettings } from '#api/platform/config/gateway-settings.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A provider that answers everything with one body; no body hangs. */
async function providerThat(status: number, body: string | null): Promise<GatewayProvider> {
  server = createServer((_request, response) => {
    if (body !== null) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return new GatewayProvider(
    readGatewaySettings({ GATEWAY_URL: url, GATEWAY_TIMEOUT_MS: body === null ? '200' : '20000' }),
    'http://localhost:3000',
  );
}

const request = {
  key: 'payment-1',
  amountCents: 100,
  currency: 'USD',
  method: { kind: 'card', token: 'tok_1' },
  returnUrl: 'http://localhost:3000/checkout',
  locale: 'en',
} as const;

describe('a provider that misbehaves', () => {
  it.each<[string, number, string | null]>([
    ['says nothing', 200, null],
    ['sends HTML', 200, '<html>'],
    ['sends an empty body', 200, ''],
    ['sends a charge without an amount', 200, '{"id":"ch_1","status":"succeeded"}'],
    ['fails', 500, '{"error":{"code":"internal"}}'],
    ['is overloaded', 503, 'busy'],
  ])('and %s counts as unreachable', async (_name, status, body) => {
    const provider = await providerThat(status, body);
    expect(await provider.charge(request)).toEqual({ kind: 'unreachable' });
    expect(await provider.refund({ key: 'r', chargeRef: 'ch_1', amountCents: 1 })).toEqual({ kind: 'unreachable' });
  });

  it.each([
    [400, 'unknown_token', { kind: 'refused', code: 'card-unreadable' }],
    [409, 'key_canceled', { kind: 'refused', code: 'canceled' }],
    [401, 'unauthorized', { kind: 'refused', code: 'provider' }],
    [404, 'not_found', { kind: 'absent' }],
  ])('classifies %d %s', async (status, code, answer) => {
    const provider = await providerThat(status, JSON.stringify({ error: { code } }));
    expect(await provider.charge(request)).toEqual(answer);
  });
});

it('gives the address of a local gateway as browsers reach it', () => {
  const settings = readGatewaySettings({ GATEWAY_URL: 'http://127.0.0.1:3003/' });
  const provider = new GatewayProvider(settings, 'http://localhost:3000');
  expect(provider.cardFields('fr')).toEqual({
    url: 'http://localhost:3003/fields/card?locale=fr&parent=http%3A%2F%2Flocalhost%3A3000',
    origin: 'http://localhost:3003',
    redirect: false,
    provider: 'gateway',
    publishableKey: null,
  });
});
