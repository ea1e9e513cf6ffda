import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { describeSavedCard, type Vault } from '#sandbox-gateway/vault.ts';
import { sendRefusal } from './refusals.ts';
import { refuse } from './refuse.ts';

const keySchema = z.string().min(8).max(200);
const customerSchema = z.object({ id: z.string() });
const cardSchema = z.object({ id: z.string(), card: z.string() });
const bodySchema = z.object({ token: z.string().max(60) });

/** The calls of the shop's server about kept cards: `/v1/customers` and their cards. */
export function serveCustomers(app: FastifyInstance, vault: Vault): void {
  app.post('/v1/customers', (request, reply) => {
    const key = keySchema.safeParse(request.headers['idempotency-key']);
    if (!key.success) return refuse(reply, 400, 'invalid_request', 'Send the header idempotency-key.');
    const { id, isDeleted } = vault.createCustomer(key.data);
    return isDeleted ? sendRefusal(reply, { refused: 'unknown_customer' }) : reply.code(201).send({ id });
  });

  app.delete('/v1/customers/:id', (request) => {
    vault.deleteCustomer(customerSchema.parse(request.params).id);
    return { removed: true };
  });

  app.get('/v1/customers/:id/cards', (request) => ({
    cards: vault.cardsOf(customerSchema.parse(request.params).id).map(describeSavedCard),
  }));

  app.post('/v1/customers/:id/cards', (request, reply) => {
    const params = customerSchema.safeParse(request.params);
    const body = bodySchema.safeParse(request.body);
    const key = keySchema.safeParse(request.headers['idempotency-key']);
    if (!params.success || !body.success || !key.success)
      return refuse(reply, 400, 'invalid_request', 'Send token and the header idempotency-key.');
    const stored = vault.store(params.data.id, key.data, body.data.token);
    return 'refused' in stored ? sendRefusal(reply, stored) : reply.code(201).send(describeSavedCard(stored));
  });

  app.delete('/v1/customers/:id/cards/:card', (request) => {
    const { id, card } = cardSchema.parse(request.params);
    vault.remove(id, card);
    return { removed: true };
  });
}
