import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@headstock/launcher/free-port';
import { waitUntilReady } from '@headstock/launcher/wait-until-ready';

const ENTRY = new URL('../../../../../sandbox-gateway/src/main.ts', import.meta.url).pathname;

/** The cards of the sandbox, by what they do. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000002500003155',
  slow: '4000000000000259',
  lost: '4000000000000341',
} as const;

/** What a shopper can answer on a page of the gateway. */
export type GatewayAnswer = 'confirm' | 'late' | 'verify' | 'returned' | 'returned-late' | 'decline' | 'cancel';

export type GatewayCharge = {
  id?: string;
  status: string;
  amountCents: number;
  refundedCents: number;
  refunds?: { id: string; idempotencyKey: string | null; amountCents: number; status: string }[];
  idempotencyKey: string;
  reversals?: { status: string; amountCents: number }[];
};

/** The sandbox gateway as a process of its own, over a folder of its own. */
export async function startGateway(environment: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'headstock-gateway-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [ENTRY], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        HEADSTOCK_DATA: folder,
        PORT: String(port),
        API_URL: 'http://127.0.0.1:9',
        GATEWAY_SLOW_MS: '1500',
        ...environment,
      },
    });
    await waitUntilReady(`${url}/readyz`, child);
    return child;
  };
  let child = await start();
  const stop = async (): Promise<void> => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  };
  const ask = async (path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer sandbox-secret-key' };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(await response.text());
  };
  return {
    url,
    stop,
    async restart(): Promise<void> {
      child = await start();
    },
    /** A token for a card, as the card form makes it. */
    async token(number: string = CARDS.good): Promise<string> {
      const response = await fetch(`${url}/v1/tokens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ number, expiry: '12/40', cvc: '123' }),
      });
      const { token }: { token: string } = JSON.parse(await response.text());
      return token;
    },
    /** Answers a challenge as the shopper does. */
    async answer(challengeUrl: string, answer: GatewayAnswer): Promise<void> {
      const page = new URL(new URL(challengeUrl).pathname, url);
      await fetch(page, { method: 'POST', body: new URLSearchParams({ answer }), redirect: 'manual' });
    },
    /** A bank takes back what is left of a paid charge. */
    takeBack: (chargeId: string, kind: 'return' | 'dispute'): Promise<void> =>
      ask(`/v1/charges/${chargeId}/reversals`, {
        kind,
        reason: kind === 'return' ? 'insufficient_funds' : 'fraudulent',
      }),
    /** A bank decides the open dispute of a charge. */
    decide: (chargeId: string, status: 'won' | 'lost'): Promise<void> =>
      ask(`/v1/charges/${chargeId}/decision`, { status }),
    /** Somebody refunds a part of a charge at the gateway's own dashboard. */
    refundByHand: (chargeId: string, amountCents: number): Promise<void> =>
      ask(`/v1/charges/${chargeId}/refunds-by-hand`, { amountCents }),
    /** A bank accepts a refund, or sends it back. */
    decideRefund: (chargeId: string, refundId: string, status: 'succeeded' | 'failed'): Promise<void> =>
      ask(`/v1/charges/${chargeId}/refund-decision`, { refundId, status }),
    /** The charge under a payment's id; undefined when there is none. */
    async find(paymentId: string): Promise<GatewayCharge | undefined> {
      const response = await fetch(`${url}/v1/charges?idempotencyKey=${paymentId}`, {
        headers: { authorization: 'Bearer sandbox-secret-key' },
      });
      return response.ok ? JSON.parse(await response.text()) : undefined;
    },
    async close(): Promise<void> {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestGateway = Awaited<ReturnType<typeof startGateway>>;
