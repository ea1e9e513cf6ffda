import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { createGatewayServer } from './server.ts';

export type ReceivedWebhook = { signature: string; body: string };

/** A place that webhooks go to; `answer` decides the status of each. */
export async function createWebhookReceiver(answer: (count: number) => number = () => 200) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ signature: String(request.headers['gateway-signature']), body });
      response.writeHead(answer(received.length)).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** A gateway on a free port over a folder of its own. */
export async function createGateway(settings: NodeJS.ProcessEnv = {}) {
  const data = await mkdtemp(join(tmpdir(), 'headstock-gateway-'));
  const config: Config = readConfig({
    HEADSTOCK_DATA: data,
    PORT: '0',
    GATEWAY_SLOW_MS: '150',
    GATEWAY_RETRY_MS: '20',
    API_URL: 'http://127.0.0.1:1',
    ...settings,
  });
  let app = await createGatewayServer(config);
  let url = await app.listen({ port: 0, host: '127.0.0.1' });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${config.secretKey}`, ...headers },
      body: JSON.stringify(body),
    });
  const remove = (path: string): Promise<Response> =>
    fetch(`${url}${path}`, { method: 'DELETE', headers: { authorization: `Bearer ${config.secretKey}` } });
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${url}${path}`, { headers: { authorization: `Bearer ${config.secretKey}`, ...headers } });
  const token = async (number = '4242424242424242'): Promise<string> => {
    const response = await post('/v1/tokens', { number, expiry: '12/40', cvc: '123' });
    const body: { token: string } = JSON.parse(await response.text());
    return body.token;
  };
  const charge = async (key: string, card: string, more: object = {}): Promise<Response> =>
    post('/v1/charges', { amountCents: 12_345, currency: 'USD', token: card, ...more }, { 'idempotency-key': key });

  return {
    config,
    get url() {
      return url;
    },
    post,
    get,
    remove,
    token,
    charge,
    /** Ends the gateway, lets something happen meanwhile, and starts another one over the same folder. */
    async restart(meanwhile?: () => Promise<void>): Promise<void> {
      await app.close();
      await meanwhile?.();
      app = await createGatewayServer(config);
      url = await app.listen({ port: 0, host: '127.0.0.1' });
    },
    async [Symbol.asyncDispose](): Promise<void> {
      await app.close();
      await rm(data, { recursive: true, force: true });
    },
  };
}
