import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { shareOf } from '#api/platform/money.ts';

type Answer = { readonly status: number; readonly body: object };

const refusal = (status: number, type: string, code: string): Answer => ({
  status,
  body: { error: { type, code, message: code } },
});

/**
 * A local double of the part of Stripe's Tax API that the shop uses, over HTTP: calculations at 7 % in Tennessee, and
 * transactions under idempotency keys. It can be out, stall, and refuse the key.
 */
export async function startStripeTaxDouble() {
  const calculations: Record<string, string>[] = [];
  const known = new Set<string>();
  const transactions = new Map<string, object>();
  let mood: 'fine' | 'out' | 'stalled' | 'locked' = 'fine';

  function calculate(form: URLSearchParams): Answer {
    calculations.push(Object.fromEntries(form));
    if (mood === 'out') return refusal(500, 'api_error', 'down');
    if (form.get('customer_details[address][postal_code]') === '00000')
      return refusal(400, 'invalid_request_error', 'customer_tax_location_invalid');
    const isTaxed =
      form.get('customer_details[address][state]') === 'TN' &&
      form.get('customer_details[taxability_override]') !== 'customer_exempt';
    let cents = Number(form.get('shipping_cost[amount]') ?? 0);
    for (const [name, value] of form) if (/^line_items\[\d+\]\[amount\]$/.test(name)) cents += Number(value);
    const id = `taxcalc_${calculations.length}`;
    known.add(id);
    return {
      status: 200,
      body: { id, object: 'tax.calculation', tax_amount_exclusive: isTaxed ? shareOf(cents, 700) : 0 },
    };
  }

  function record(form: URLSearchParams, idempotencyKey: string): Answer {
    if (mood === 'out') return refusal(500, 'api_error', 'down');
    const calculation = form.get('calculation');
    if (calculation !== null && !known.has(calculation))
      return refusal(404, 'invalid_request_error', 'resource_missing');
    const body = transactions.get(idempotencyKey) ?? {
      id: `tax_${transactions.size + 1}`,
      object: 'tax.transaction',
      ...Object.fromEntries(form),
    };
    transactions.set(idempotencyKey, body);
    return { status: 200, body };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    if (mood === 'stalled') return;
    const key = String(request.headers['idempotency-key'] ?? '');
    const answer =
      mood === 'locked'
        ? refusal(401, 'invalid_request_error', 'api_key_expired')
        : request.url === '/v1/tax/calculations'
          ? calculate(form)
          : record(form, key);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: new URL(`http://127.0.0.1:${port}`),
    /** The forms of all calculations that were asked for. */
    calculations: () => calculations,
    /** What was reported: sales and reversals, in their sequence. */
    transactions: () => [...transactions.values()],
    /** Every call is answered with an error of the server. */
    fail: () => void (mood = 'out'),
    /** No call is answered. */
    stall: () => void (mood = 'stalled'),
    recover: () => void (mood = 'fine'),
    refuseKey: () => void (mood = 'locked'),
    reset: () => {
      mood = 'fine';
      calculations.length = 0;
      known.clear();
      transactions.clear();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
