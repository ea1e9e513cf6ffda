import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addToCart, type CartAnswer, removeFromCart, setLineQuantity } from '#api/modules/sales/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 2_048;
/** Changes of the carts of one address. */
const CHANGES = { name: 'cart-forms', max: 240, seconds: 3_600 };
const MOST = 1_000;

const id = z.string().max(40).default('').catch('');
const fieldsSchema = z
  .object({ listingId: id, orderId: id, lineItemId: id, quantity: z.coerce.number().int().min(0).max(MOST).catch(1) })
  .catch({ listingId: '', orderId: '', lineItemId: '', quantity: 1 });
type Fields = z.infer<typeof fieldsSchema>;

/** What can be done, by the last part of the address. */
const changes: Readonly<Record<string, (context: GraphQLContext, fields: Fields) => Promise<CartAnswer>>> = {
  add: (context, { listingId }) => addToCart(context, listingId, null),
  quantity: (context, fields) => setLineQuantity(context, fields, fields.quantity),
  remove: (context, { orderId, listingId }) => removeFromCart(context, orderId, listingId),
};

/** Why nothing, or something else, came of it; null where it is as asked. */
const refusalOf = ({ success, code }: CartAnswer): string | null =>
  success || code === 'already-in-cart' ? null : (code ?? 'failed');

/**
 * `POST /api/cart/add|quantity|remove?lang=` changes the visitor's cart from a plain form, for browsers that run no scripts: `listingId`;
 * `orderId`, `lineItemId` and `quantity` (1 to the stock); `orderId` and `listingId`. Always leads to the cart (303), with
 * `?refused={code}` where it was refused.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, secret } = services;
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { change: string }; Querystring: { lang?: string } }>(
      '/api/cart/:change',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const change = Object.hasOwn(changes, request.params.change) ? changes[request.params.change] : undefined;
        if (!change) return reply.status(404).send({ message: 'There is nothing here.' });
        const { context, setCookies } = await createRequestContext(services, request);
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        const leadToCart = (refusal: string | null) => {
          const query = refusal === null ? '' : `?refused=${encodeURIComponent(refusal)}`;
          reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
          return reply.redirect(`${localePrefix(locale)}/cart${query}`, 303);
        };
        if (!context.csrfOk && !isFromOwnPage(services, request)) return leadToCart('stale-page');
        if (!(await takeFromLimit(db, secret, CHANGES, context.clientAddress)).ok) return leadToCart('busy');
        return leadToCart(refusalOf(await change(context, fieldsSchema.parse(request.body ?? {}))));
      },
    );
  });
}
