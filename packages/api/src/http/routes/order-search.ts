import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { inConstantTime } from '#api/platform/constant-time.ts';
import { lookUpOrder, readSearch, type SearchProblem } from '#api/modules/sales/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Services } from '#api/platform/services.ts';
import { giveBackToLimit, takeFromLimit } from '#api/platform/rate-limit.ts';
import { wantsPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 4_096;
const STEP_MS = 150;
/** Tries of one visitor, and with one number whoever tries. An order that is found does not count. */
const BY_ADDRESS = { name: 'order-search', max: 20, seconds: 900 };
const BY_NUMBER = { name: 'order-search-number', max: 10, seconds: 900 };

const text = z.string().max(300).default('').catch('');
const typedSchema = z.object({ number: text, email: text }).catch({ number: '', email: '' });
type Typed = z.infer<typeof typedSchema>;

type Found = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly problems: SearchProblem[] };

const failed = (code: 'unknown' | 'busy'): Found => ({ ok: false, problems: [{ field: 'form', code }] });

async function findOrder(context: GraphQLContext, typed: Typed): Promise<Found> {
  const { actor, db, secret, clientAddress } = context;
  const read = readSearch(typed);
  if (!read.ok) return read;
  const { number, email } = read;
  const byAddress = await takeFromLimit(db, secret, BY_ADDRESS, clientAddress);
  const byNumber = await takeFromLimit(db, secret, BY_NUMBER, number);
  if (!byAddress.ok || !byNumber.ok) return failed('busy');
  const path = await lookUpOrder(actor, context, number, email);
  if (path === undefined) return failed('unknown');
  await giveBackToLimit(db, secret, BY_ADDRESS, clientAddress);
  await giveBackToLimit(db, secret, BY_NUMBER, number);
  return { ok: true, path };
}

/** A script gets JSON, with 200 for what is only not found: browsers report other answers as faults. A plain form is led on, to what was found or back to its page. The e-mail is never put into an address. */
function answer(request: FastifyRequest, reply: FastifyReply, prefix: string, typed: Typed, found: Found) {
  if (!wantsPage(request)) {
    if (found.ok) return reply.send({ path: found.path });
    const isBusy = found.problems.some(({ code }) => code === 'busy');
    return reply.status(isBusy ? 429 : 200).send({ problems: found.problems });
  }
  if (found.ok) return reply.redirect(prefix + found.path, 303);
  const query = new URLSearchParams(found.problems.map(({ code }) => ['problem', code]));
  if (typed.number !== '') query.set('number', typed.number.slice(0, 40));
  return reply.redirect(`${prefix}/orders/search?${query.toString()}`, 303);
}

/**
 * `POST /api/orders/search?lang=` with `number` and `email`, as JSON or from a plain form: leads to how far the order has come, and mails
 * the link to the order; whoever may see the order without it is led there. It asks for no token: whoever repeats a search has that link mailed twice an hour at most.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Querystring: { lang?: string } }>(
      '/api/orders/search',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { context, setCookies } = await createRequestContext(services, request);
        reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        const typed = typedSchema.parse(request.body ?? {});
        const found = await inConstantTime(STEP_MS, () => findOrder(context, typed));
        return answer(request, reply, localePrefix(locale), typed, found);
      },
    );
  });
}
