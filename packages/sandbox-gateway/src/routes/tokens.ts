import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkCard } from '#sandbox-gateway/card.model.ts';
import type { Config } from '#sandbox-gateway/config.ts';
import type { Store } from '#sandbox-gateway/store.ts';
import { refuse } from './refuse.ts';

const bodySchema = z.object({
  number: z.string().max(40),
  expiry: z.string().max(20),
  cvc: z.string().max(10),
});

/** `POST /v1/tokens`: the card form hands over a card and gets a token; the number is forgotten at once. */
export function serveTokens(app: FastifyInstance, store: Store, { secretKey }: Pick<Config, 'secretKey'>): void {
  app.post('/v1/tokens', (request, reply) => {
    const body = bodySchema.safeParse(request.body);
    if (!body.success) return refuse(reply, 400, 'invalid_request', 'Send number, expiry and cvc as text.');
    const now = new Date();
    const checked = checkCard(body.data, now);
    if ('problems' in checked)
      return reply.code(422).send({
        error: { code: 'card_invalid', message: 'The card details are not valid.', fields: checked.problems },
      });
    const { network, last4, behaviour, expiry } = checked.card;
    const digits = body.data.number.replaceAll(/\D/g, '');
    const fingerprint = createHmac('sha256', secretKey).update(`card:${digits}`).digest('hex').slice(0, 32);
    const id = `tok_${randomBytes(16).toString('hex')}`;
    const createdAt = now.toISOString();
    store.save({ kind: 'token', id, network, last4, behaviour, expiry, fingerprint, createdAt });
    return reply.code(201).send({ token: id, network, last4 });
  });
}
