import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { plainCheckoutSteps, resumePlainCheckout } from '#api/modules/sales/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 32_768;
/** Forms of one address, and questions of one what became of its payments. */
const FORMS = { name: 'checkout-forms', max: 240, seconds: 3_600 };
const RETURNS = { name: 'checkout-returns', max: 120, seconds: 3_600 };

type Step = keyof typeof plainCheckoutSteps;
type Place = Awaited<ReturnType<(typeof plainCheckoutSteps)[Step]>>;

const isStep = (name: string): name is Step => Object.hasOwn(plainCheckoutSteps, name);
/** The step whose form is sent to an address. */
const formOf = (step: Step) => (step === 'place' ? 'review' : step);

const pathOf = (locale: Locale, query: Readonly<Record<string, string>>): string =>
  `${localePrefix(locale)}/checkout/plain?${new URLSearchParams(query).toString()}`;

function addressOf(locale: Locale, place: Place): string {
  return 'url' in place ? place.url : pathOf(locale, place);
}

/** The fields of a form by name. */
function typedOf(body: unknown): Readonly<Record<string, string>> {
  if (typeof body !== 'object' || body === null) return {};
  return Object.fromEntries(Object.entries(body).filter(([, value]) => typeof value === 'string'));
}

type Asked = FastifyRequest<{ Querystring: { lang?: string } }>;

async function open(services: Services, request: Asked) {
  const { context, setCookies } = await createRequestContext(services, request);
  const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
  context.actor = { ...context.actor, locale };
  return { context, setCookies, locale };
}

const hasRoom = async ({ actor, secret, clientAddress }: GraphQLContext, limit: typeof FORMS): Promise<boolean> =>
  (await takeFromLimit(actor.db, secret, limit, clientAddress)).ok;

/**
 * `POST /api/checkout/{step}?lang=` takes the plain forms of `/checkout/plain`: `contact`, `delivery`, `shipping`, `payment`, `place`.
 * `GET /api/checkout/return?payment=&lang=` is where a provider leads back to, and asks what became of a payment. Both lead on (303): to
 * the next form, back to one that was refused, to the provider's page, or to the order.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { step: string }; Querystring: { lang?: string } }>(
      '/api/checkout/:step',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { step } = request.params;
        if (!isStep(step)) return reply.status(404).send({ message: 'There is nothing here.' });
        const { context, setCookies, locale } = await open(services, request);
        const problem =
          !context.csrfOk && !isFromOwnPage(services, request)
            ? 'stale-page'
            : (await hasRoom(context, FORMS))
              ? null
              : 'busy';
        const place = problem === null ? await plainCheckoutSteps[step](context, typedOf(request.body)) : null;
        reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
        const address = place
          ? addressOf(locale, place)
          : pathOf(locale, { step: formOf(step), problem: problem ?? '' });
        return reply.redirect(address, 303);
      },
    );
    scope.get<{ Querystring: { lang?: string; payment?: string } }>('/api/checkout/return', async (request, reply) => {
      const { context, setCookies, locale } = await open(services, request);
      const { payment } = request.query;
      const isAsked = typeof payment === 'string' && (await hasRoom(context, RETURNS));
      const place = isAsked ? await resumePlainCheckout(context, payment) : null;
      reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
      return reply.redirect(place ? addressOf(locale, place) : pathOf(locale, { problem: 'payment-unknown' }), 303);
    });
  });
}
