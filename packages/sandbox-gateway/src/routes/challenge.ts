import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Charges } from '#sandbox-gateway/charges.ts';
import type { Config } from '#sandbox-gateway/config.ts';
import { renderChallenge } from '#sandbox-gateway/fields/challenge-page.ts';
import { renderHosted } from '#sandbox-gateway/fields/hosted-page.ts';
import { challengeStyles } from '#sandbox-gateway/fields/theme.ts';
import { answers } from '#sandbox-gateway/outcomes.ts';
import type { Charge } from '#sandbox-gateway/records.ts';
import type { Store } from '#sandbox-gateway/store.ts';
import { refuse } from './refuse.ts';

type Deps = { charges: Charges; store: Store; config: Config };

const paramsSchema = z.object({ challenge: z.string().regex(/^[0-9a-f]{32}$/) });
const answerSchema = z.object({ answer: z.enum(answers) });

/** The pages on which the shopper answers: the bank's question about a card, and those of wallets and banks. */
export function serveChallenge(app: FastifyInstance, { charges, store, config }: Deps): void {
  const policy = `default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${config.shopOrigins.join(' ')}`;
  const find = (params: unknown): Charge | undefined => {
    const parsed = paramsSchema.safeParse(params);
    return parsed.success ? store.chargeByChallenge(parsed.data.challenge) : undefined;
  };
  const page = (reply: FastifyReply, charge: Charge): FastifyReply =>
    reply
      .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(charge.method === 'card' ? renderChallenge(charge) : renderHosted(charge));
  const missing = (reply: FastifyReply): FastifyReply =>
    refuse(reply, 404, 'not_found', 'There is no payment to confirm at this address.');

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.get('/challenge/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(challengeStyles));
  app.get('/challenge/:challenge', (request, reply) => {
    const charge = find(request.params);
    return charge ? page(reply, charge) : missing(reply);
  });
  app.post('/challenge/:challenge', (request, reply) => {
    const charge = find(request.params);
    const body = answerSchema.safeParse(request.body);
    if (!charge?.challenge) return missing(reply);
    if (!body.success) return refuse(reply, 400, 'invalid_request', `Answer one of ${answers.join(', ')}.`);
    const answered = charges.answerChallenge(charge.challenge, body.data.answer) ?? charge;
    return answered.returnUrl ? reply.redirect(answered.returnUrl, 303) : page(reply, answered);
  });
}
