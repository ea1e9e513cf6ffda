import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Charges } from '#sandbox-gateway/charges.ts';
import type { Config } from '#sandbox-gateway/config.ts';
import { amountSchema, methods } from '#sandbox-gateway/records.ts';
import { describeRefund } from '#sandbox-gateway/refunds.ts';
import type { Store } from '#sandbox-gateway/store.ts';
import { describeCharge } from '#sandbox-gateway/webhooks.ts';
import { sendRefusal } from './refusals.ts';
import { refuse } from './refuse.ts';

type Deps = { charges: Charges; store: Store; config: Config };

const keySchema = z.string().min(8).max(200);
const chargeIdSchema = z.object({ id: z.string().max(60) });
const reversalBodySchema = z.object({
  kind: z.enum(['return', 'dispute']),
  reason: z.string().min(1).max(60).default('general'),
});
const decisionBodySchema = z.object({ status: z.enum(['won', 'lost']) });
const refundDecisionSchema = z.object({ refundId: z.string().max(60), status: z.enum(['succeeded', 'failed']) });
const refundBodySchema = z.object({ amountCents: amountSchema });

function chargeBodySchema(shopOrigins: readonly string[]) {
  return z.object({
    amountCents: amountSchema,
    currency: z.literal('USD'),
    method: z.enum(methods).default('card'),
    /** Of a card. */
    token: z.string().max(60).nullable().default(null),
    /** Whose kept card is charged, or for whom this one is to be kept. */
    customer: z.string().max(60).nullable().default(null),
    /** A kept card of the customer, in place of a token. */
    savedCard: z.string().max(60).nullable().default(null),
    /** Keeps the card for the customer once the charge has succeeded. */
    saveCard: z.boolean().default(false),
    /** Of a terminal: `simulated`, `simulated-declined` or `simulated-canceled`. */
    reader: z.string().max(60).nullable().default(null),
    metadata: z.record(z.string().max(40), z.string().max(500)).default({}),
    /** Where a challenge leads back to. */
    returnUrl: z
      .url()
      .refine((url) => shopOrigins.includes(new URL(url).origin), 'must be on the shop')
      .nullable()
      .default(null),
    locale: z.enum(['en', 'fr']).default('en'),
  });
}

const badRequest = (reply: FastifyReply, message: string): FastifyReply =>
  refuse(reply, 400, 'invalid_request', message);

const keyOf = (request: FastifyRequest): string | undefined =>
  keySchema.safeParse(request.headers['idempotency-key']).data;

/** The calls of the shop's server: `/v1/charges` with refunds, changes, cancellation, and what banks and people at the gateway do, behind the secret key. */
export function serveCharges(app: FastifyInstance, { charges, store, config }: Deps): void {
  const bodySchema = chargeBodySchema(config.shopOrigins);
  const describe = (charge: Parameters<typeof describeCharge>[0]) =>
    describeCharge(charge, config.publicUrl, store.savedCards.get(charge.savedCard ?? ''));

  app.post('/v1/charges', async (request, reply) => {
    const key = keyOf(request);
    const body = bodySchema.safeParse(request.body);
    if (!key) return badRequest(reply, 'The header idempotency-key takes 8 to 200 characters.');
    if (!body.success) return badRequest(reply, z.prettifyError(body.error));
    const outcome = await charges.create(key, body.data);
    if ('refused' in outcome) return sendRefusal(reply, outcome);
    if (outcome.loseAnswer) {
      reply.hijack();
      request.raw.socket.destroy();
      return reply;
    }
    return reply.code(201).send(describe(outcome.charge));
  });

  app.get('/v1/charges/:id', (request, reply) => {
    const params = chargeIdSchema.safeParse(request.params);
    const charge = params.success ? charges.find(params.data.id) : undefined;
    return charge ? describe(charge) : refuse(reply, 404, 'not_found', 'No charge has this id.');
  });

  app.get('/v1/charges', (request, reply) => {
    const query = z.object({ idempotencyKey: keySchema }).safeParse(request.query);
    if (!query.success) return badRequest(reply, 'Ask by idempotencyKey.');
    const charge = store.chargeByKey(query.data.idempotencyKey);
    return charge ? describe(charge) : refuse(reply, 404, 'not_found', 'Nothing was charged under this key.');
  });

  app.get('/v1/changes', (request, reply) => {
    const query = z.object({ since: z.iso.datetime() }).safeParse(request.query);
    if (!query.success) return badRequest(reply, 'Send since, a date with its time.');
    return {
      charges: store.changedSince(new Date(query.data.since)).map(({ id, idempotencyKey }) => ({ id, idempotencyKey })),
    };
  });

  app.post('/v1/cancellations', (request, reply) => {
    const body = z.object({ idempotencyKey: keySchema }).safeParse(request.body);
    if (!body.success) return badRequest(reply, 'Send idempotencyKey.');
    const charge = charges.cancel(body.data.idempotencyKey);
    return { charge: charge ? describe(charge) : null };
  });

  app.post('/v1/charges/:id/refunds', (request, reply) => {
    const params = chargeIdSchema.safeParse(request.params);
    const body = refundBodySchema.safeParse(request.body);
    const key = keyOf(request);
    if (!params.success || !body.success || !key)
      return badRequest(reply, 'Send amountCents and the header idempotency-key.');
    if (!charges.find(params.data.id)) return refuse(reply, 404, 'not_found', 'No charge has this id.');
    const outcome = charges.refund(params.data.id, key, body.data.amountCents);
    if ('refused' in outcome) return sendRefusal(reply, outcome);
    return reply.code(201).send(describeRefund(outcome.refund, params.data));
  });

  /** Simulates the bank: runs `act` on an existing charge with a validated body. */
  const bank = <Body>(
    path: string,
    schema: z.ZodType<Body>,
    act: (id: string, body: Body) => ReturnType<Charges['reverse']>,
  ) =>
    app.post(path, (request, reply) => {
      const params = chargeIdSchema.safeParse(request.params);
      const body = schema.safeParse(request.body);
      if (!params.success || !body.success) return badRequest(reply, 'The body is not what this call takes.');
      if (!charges.find(params.data.id)) return refuse(reply, 404, 'not_found', 'No charge has this id.');
      const outcome = act(params.data.id, body.data);
      return 'refused' in outcome ? sendRefusal(reply, outcome) : reply.code(201).send(describe(outcome));
    });
  bank('/v1/charges/:id/reversals', reversalBodySchema, (id, { kind, reason }) => charges.reverse(id, kind, reason));
  bank('/v1/charges/:id/refunds-by-hand', refundBodySchema, (id, { amountCents }) =>
    charges.refundByHand(id, amountCents),
  );
  bank('/v1/charges/:id/refund-decision', refundDecisionSchema, (id, { refundId, status }) =>
    charges.decideRefund(id, refundId, status),
  );
  bank('/v1/charges/:id/decision', decisionBodySchema, (id, { status }) => charges.decideDispute(id, status));
}
