import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

type Intent = {
  id: string;
  object: 'payment_intent';
  amount: number;
  status: string;
  metadata: Record<string, string>;
  last_payment_error: { code: string; decline_code: string | null } | null;
  next_action: object | null;
  latest_charge: object | null;
};
type Refund = {
  id: string;
  object: 'refund';
  payment_intent: string;
  status: string;
  amount: number;
  metadata: Record<string, string>;
  failure_reason: string | null;
  destination_details: object;
};
type Dispute = {
  id: string;
  object: 'dispute';
  payment_intent: string;
  amount: number;
  reason: string;
  status: string;
  evidence_details: { due_by: number | null };
};
type Session = {
  id: string;
  object: 'checkout.session';
  status: string;
  url: string;
  metadata: Record<string, string>;
  payment_intent: Intent | null;
  amount: number;
};
type Answer = { status: number; body: object } | 'drop';

/** What a card does, by the token that the card form would give for it. */
const CARDS: Readonly<Record<string, (intent: Intent) => Partial<Intent>>> = {
  pm_card_visa: () => ({ status: 'succeeded' }),
  pm_lost: () => ({ status: 'succeeded' }),
  pm_declined: () => ({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'generic_decline' },
  }),
  pm_poor: () => ({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
  }),
  pm_challenge: ({ id }) => ({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: `https://hooks.stripe.test/${id}` } },
  }),
};

const errorBody = (type: string, code: string, more: object = {}) => ({
  error: { type, code, message: code, ...more },
});

/**
 * A local double of the part of Stripe's API that the shop uses, over HTTP: intents, sessions, refunds and a reader, with
 * idempotency keys as Stripe has them. It can lose an answer after it did its work, and fail before.
 */
export async function startStripeDouble() {
  const intents = new Map<string, Intent>();
  const sessions = new Map<string, Session>();
  const disputes: Dispute[] = [];
  const refunds: Refund[] = [];
  let refundStatus = 'succeeded';
  const remembered = new Map<string, { body: string; answer: { status: number; body: object } }>();
  const calls: string[] = [];
  let failures = 0;

  const newId = (prefix: string): string => `${prefix}_${randomBytes(8).toString('hex')}`;
  const missing: Answer = { status: 404, body: errorBody('invalid_request_error', 'resource_missing') };
  const moved = (code: string): Answer => ({ status: 400, body: errorBody('invalid_request_error', code) });

  function makeIntent(amount: number, payment: string): Intent {
    const intent: Intent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount,
      status: 'requires_payment_method',
      metadata: { payment },
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
    };
    intents.set(intent.id, intent);
    return intent;
  }

  const charge = { payment_method_details: { card: { brand: 'visa', last4: '4242' } } };

  function confirm(intent: Intent, token: string): Answer {
    if (intent.status !== 'requires_payment_method' || intent.last_payment_error)
      return moved('payment_intent_unexpected_state');
    const card = CARDS[token];
    if (!card)
      return { status: 400, body: errorBody('invalid_request_error', 'resource_missing', { param: 'payment_method' }) };
    const after = Object.assign(intent, { latest_charge: charge }, card(intent));
    if (after.last_payment_error)
      return { status: 402, body: errorBody('card_error', 'card_declined', { payment_intent: intent }) };
    return token === 'pm_lost' ? 'drop' : { status: 200, body: intent };
  }

  function createSession(form: URLSearchParams): Answer {
    const id = newId('cs');
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      url: `https://checkout.stripe.test/${id}`,
      metadata: { payment: form.get('metadata[payment]') ?? '' },
      payment_intent: null,
      amount: Number(form.get('line_items[0][price_data][unit_amount]')),
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  /** What was refunded of an intent, or is about to be. */
  const refundedOf = (id: string): number =>
    refunds.reduce(
      (sum, { payment_intent: intent, status, amount }) => (intent === id && status !== 'failed' ? sum + amount : sum),
      0,
    );

  function addRefund(intent: Intent, amount: number, metadata: Record<string, string>): Refund {
    const type = amount === intent.amount ? 'reversal' : 'refund';
    const made: Refund = {
      id: newId('re'),
      object: 'refund',
      payment_intent: intent.id,
      status: refundStatus,
      amount,
      metadata,
      failure_reason: null,
      destination_details: { card: { type } },
    };
    refunds.push(made);
    return made;
  }

  function refund(form: URLSearchParams): Answer {
    const intent = intents.get(form.get('payment_intent') ?? '');
    const amount = Number(form.get('amount'));
    if (!intent) return missing;
    const isDisputed = disputes.some((dispute) => dispute.payment_intent === intent.id && dispute.status !== 'won');
    if (isDisputed) return moved('charge_disputed');
    if (intent.status !== 'succeeded' || refundedOf(intent.id) + amount > intent.amount)
      return moved('charge_already_refunded');
    return { status: 200, body: addRefund(intent, amount, { refund: form.get('metadata[refund]') ?? '' }) };
  }

  const list = (data: readonly object[]): Answer => ({ status: 200, body: { object: 'list', data, has_more: false } });

  function answer(method: string, path: string, form: URLSearchParams, query: URLSearchParams): Answer {
    const [, , group = '', id = '', verb = ''] = path.split('/');
    const isAsked = ({ payment_intent: intent }: { payment_intent: string }): boolean =>
      query.get('payment_intent') === null || intent === query.get('payment_intent');
    if (group === 'disputes') return list(disputes.filter(isAsked));
    if (group === 'refunds') return method === 'GET' ? list(refunds.filter(isAsked)) : refund(form);
    if (group === 'payment_intents' && method === 'GET' && id === '') return list([...intents.values()]);
    if (group === 'terminal') {
      const intent = intents.get(form.get('payment_intent') ?? '');
      return intent ? { status: 200, body: { id: path.split('/')[4], object: 'terminal.reader' } } : missing;
    }
    if (group === 'checkout') {
      const [, , , , sessionId = '', act] = path.split('/');
      if (sessionId === '') return createSession(form);
      const session = sessions.get(sessionId);
      if (!session) return missing;
      if (act === 'expire' && session.status !== 'open') return moved('checkout_session_not_open');
      if (act === 'expire') session.status = 'expired';
      return { status: 200, body: session };
    }
    if (id === '') {
      const made = makeIntent(Number(form.get('amount')), form.get('metadata[payment]') ?? '');
      return { status: 200, body: made };
    }
    const intent = intents.get(id);
    if (!intent) return missing;
    if (verb === 'confirm') return confirm(intent, form.get('payment_method') ?? '');
    if (verb === 'cancel' && (intent.status === 'succeeded' || intent.status === 'processing'))
      return moved('payment_intent_unexpected_state');
    if (verb === 'cancel') intent.status = 'canceled';
    return { status: 200, body: intent };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe.test');
    const method = request.method ?? 'GET';
    calls.push(`${method} ${pathname}`);
    if (failures > 0) {
      failures -= 1;
      response
        .writeHead(500, { 'content-type': 'application/json' })
        .end(JSON.stringify(errorBody('api_error', 'down')));
      return;
    }
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? remembered.get(key) : undefined;
    if (known && known.body !== body) {
      response.writeHead(400).end(JSON.stringify(errorBody('idempotency_error', 'idempotency_key_in_use')));
      return;
    }
    const made = known?.answer ?? answer(method, pathname, new URLSearchParams(body), searchParams);
    if (made === 'drop') {
      request.socket.destroy();
      return;
    }
    const copy = { status: made.status, body: structuredClone(made.body) };
    if (typeof key === 'string' && method === 'POST') remembered.set(key, { body, answer: copy });
    response.writeHead(made.status, { 'content-type': 'application/json' }).end(JSON.stringify(made.body));
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const under = (payment: string) => [...intents.values()].filter(({ metadata }) => metadata['payment'] === payment);

  return {
    url: new URL(`http://127.0.0.1:${port}`),
    calls,
    /** The next calls are answered with an error of the server. */
    fail: (count: number): void => void (failures = count),
    /** Everything that was tried under a payment's id. */
    under,
    /** The shopper answers the bank, or presents the card at the reader. */
    settle(payment: string, change: Partial<Intent>): void {
      for (const intent of under(payment)) Object.assign(intent, { next_action: null, latest_charge: charge }, change);
    },
    /** The shopper finishes the page that a session stands for. */
    finishSession(url: string, change: Partial<Intent>): void {
      const session = sessions.get(new URL(url).pathname.slice(1));
      if (!session) throw new Error('No session has this address.');
      const intent = makeIntent(session.amount, session.metadata['payment'] ?? '');
      Object.assign(intent, change);
      Object.assign(session, { status: 'complete', payment_intent: intent });
    },
    /** Somebody disputes what is left of a payment's charge, or their bank goes on with it. Gives the dispute. */
    dispute(payment: string, status: string): Dispute {
      const intent = under(payment).find((candidate) => candidate.status === 'succeeded');
      if (!intent) throw new Error('Nothing was charged.');
      intent.latest_charge = { ...charge, disputed: true };
      const known = disputes.find(({ payment_intent: id }) => id === intent.id);
      if (known) return Object.assign(known, { status });
      const made: Dispute = {
        id: newId('dp'),
        object: 'dispute',
        payment_intent: intent.id,
        amount: intent.amount - refundedOf(intent.id),
        reason: 'fraudulent',
        status,
        evidence_details: { due_by: 1_800_000_000 },
      };
      disputes.push(made);
      return made;
    },
    /** What refunds are from now on when they are made: `pending` as to a bank account, or `succeeded`. */
    setRefundStatus: (status: 'pending' | 'succeeded'): void => void (refundStatus = status),
    /** Every refund so far, oldest first. */
    refunds,
    /** A bank decides a refund, or sends it back. */
    decideRefund(id: string, status: 'succeeded' | 'failed'): void {
      const found = refunds.find((candidate) => candidate.id === id);
      if (!found) throw new Error('No refund has this id.');
      Object.assign(found, { status, failure_reason: status === 'failed' ? 'lost_or_stolen_card' : null });
    },
    /** Somebody refunds a part of a payment's charge at the dashboard. */
    refundByHand(payment: string, amount: number): Refund {
      const intent = under(payment).find((candidate) => candidate.status === 'succeeded');
      if (!intent) throw new Error('Nothing was charged.');
      return addRefund(intent, amount, {});
    },
    /** A payment's charge, as the check of the books looks it up. */
    find: (payment: string) => {
      const intent = under(payment).find(({ status }) => status === 'succeeded') ?? under(payment).at(0);
      return Promise.resolve(
        intent && {
          status: intent.status,
          amountCents: intent.amount,
          refundedCents: refundedOf(intent.id),
          idempotencyKey: payment,
          reversals: disputes
            .filter((dispute) => dispute.payment_intent === intent.id && !dispute.status.startsWith('warning'))
            .map(({ status, amount }) => ({ status, amountCents: amount })),
        },
      );
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type StripeDouble = Awaited<ReturnType<typeof startStripeDouble>>;
