import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Card = { id: string; object: 'payment_method'; customer: string | null; card: object | null };
type Session = {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  url: string | null;
  setup_intent: { id: string; payment_method: Card | null } | null;
};
type Answer = { readonly status: number; readonly body: object };

/** What goes wrong with the next call: an error of the server, no answer after the work, a refusal of the request, or of the card. */
export type VaultFault = 'down' | 'lost' | 'refused' | 'declined';

const cardFacts = (last4: string) => ({
  brand: 'visa',
  last4,
  exp_month: 4,
  exp_year: 2031,
  fingerprint: `print-${last4}`,
});

const error = (status: number, type: string, code?: string): Answer => ({
  status,
  body: { error: { type, message: code ?? type, ...(code ? { code } : {}) } },
});
const missing = error(404, 'invalid_request_error', 'resource_missing');

/**
 * A local double of the part of Stripe's API that keeps cards: customers, payment methods and sessions of the mode `setup`, with
 * idempotency keys as Stripe has them.
 */
export async function startStripeVaultDouble() {
  const customers = new Set<string>();
  const cards = new Map<string, Card>();
  const sessions = new Map<string, Session>();
  const remembered = new Map<string, Answer>();
  const calls: string[] = [];
  const faults: VaultFault[] = [];

  const addCard = (id: string, last4: string | null): Card => {
    const made: Card = { id, object: 'payment_method', customer: null, card: last4 === null ? null : cardFacts(last4) };
    cards.set(id, made);
    return made;
  };

  function cardAnswer(id: string, verb: string, form: URLSearchParams): Answer {
    const card = cards.get(id);
    if (!card) return missing;
    if (verb === 'attach') {
      const customer = form.get('customer') ?? '';
      if (!customers.has(customer)) return missing;
      card.customer = customer;
      return { status: 200, body: card };
    }
    // Stripe gives this refusal no code.
    if (card.customer === null) return error(400, 'invalid_request_error');
    card.customer = null;
    return { status: 200, body: card };
  }

  function customerAnswer(method: string, id: string, verb: string): Answer {
    if (id === '') {
      const made = `cus_${customers.size + 1}`;
      customers.add(made);
      return { status: 200, body: { id: made, object: 'customer' } };
    }
    if (!customers.has(id)) return missing;
    if (method === 'DELETE') {
      customers.delete(id);
      return { status: 200, body: { id, object: 'customer', deleted: true } };
    }
    const data = verb === 'payment_methods' ? [...cards.values()].filter(({ customer }) => customer === id) : [];
    return { status: 200, body: { object: 'list', data, has_more: false } };
  }

  function sessionAnswer(id: string): Answer {
    if (id !== '') return sessions.has(id) ? { status: 200, body: sessions.get(id) ?? {} } : missing;
    const made = `cs_${sessions.size + 1}`;
    const session: Session = {
      id: made,
      object: 'checkout.session',
      status: 'open',
      url: `https://checkout.stripe.test/${made}`,
      setup_intent: null,
    };
    sessions.set(made, session);
    return { status: 200, body: session };
  }

  function answer(method: string, path: string, form: URLSearchParams): Answer {
    const [, , group = '', id = '', verb = ''] = path.split('/');
    if (group === 'customers') return customerAnswer(method, id, verb);
    if (group === 'payment_methods') return cardAnswer(id, verb, form);
    return sessionAnswer(path.split('/')[4] ?? '');
  }

  const refusals: Readonly<Record<Exclude<VaultFault, 'lost'>, Answer>> = {
    down: error(500, 'api_error'),
    refused: error(400, 'invalid_request_error', 'parameter_invalid'),
    declined: error(402, 'card_error', 'card_declined'),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const { pathname } = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    calls.push(`${method} ${pathname}`);
    const fault = faults.shift();
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' && method === 'POST' ? remembered.get(key) : undefined;
    const made = fault && fault !== 'lost' ? refusals[fault] : (known ?? answer(method, pathname, form));
    if (typeof key === 'string' && method === 'POST' && (!fault || fault === 'lost')) remembered.set(key, made);
    if (fault === 'lost') {
      request.socket.destroy();
      return;
    }
    response.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: new URL(`http://127.0.0.1:${port}`),
    calls,
    customers,
    /** A card that the form on the shopper's page made; without digits it is something else than a card. */
    addCard,
    /** What goes wrong with the next calls, one each. */
    fail: (...next: readonly VaultFault[]): void => void faults.push(...next),
    /** The shopper types a card on the page of a session, or leaves it until it has expired. */
    finish(url: string, last4: string | null): void {
      const session = sessions.get(new URL(url).pathname.slice(1));
      if (!session) throw new Error('No session has this address.');
      const card = last4 === null ? null : addCard(`pm_${last4}`, last4);
      Object.assign(session, {
        status: card ? 'complete' : 'expired',
        url: null,
        setup_intent: card && { id: `seti_${last4}`, payment_method: card },
      });
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StripeVaultDouble = Awaited<ReturnType<typeof startStripeVaultDouble>>;
