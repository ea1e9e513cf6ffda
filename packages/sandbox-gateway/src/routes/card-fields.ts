import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '#sandbox-gateway/config.ts';
import { renderCardForm } from '#sandbox-gateway/fields/card-form-page.ts';
import { cardFormStyles } from '#sandbox-gateway/fields/theme.ts';
import { refuse } from './refuse.ts';

const script = readFileSync(new URL('../fields/card-form.js', import.meta.url), 'utf8');

/** `GET /fields/card`: the hosted card form for a frame on the shop, with its script and styles. */
export function serveCardFields(app: FastifyInstance, { shopOrigins }: Config): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${shopOrigins.join(' ')}`,
  ].join('; ');
  const querySchema = z.object({
    locale: z.enum(['en', 'fr']).catch('en'),
    theme: z.enum(['light', 'dark']).catch('light'),
    parent: z.string().refine((parent) => shopOrigins.includes(parent)),
  });

  app.get('/fields/card', (request, reply) => {
    const query = querySchema.safeParse(request.query);
    if (!query.success) return refuse(reply, 400, 'unknown_parent', 'Only the shop may frame the card form.');
    const { locale, theme, parent } = query.data;
    return reply
      .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' })
      .send(renderCardForm(locale, theme, parent));
  });
  app.get('/fields/card-form.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
  app.get('/fields/card-form.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(cardFormStyles));
}
