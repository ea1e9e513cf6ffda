import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { writeFormMemory } from '#api/modules/accounts/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { Services } from '#api/platform/services.ts';
import { type AccountForm, accountForms, type Outcome, type TypedFields } from '#api/http/plain/account-forms.ts';
import { mutateAs } from '#api/http/plain/plain-mutation.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 32_768;
/** Forms of one address. */
const FORMS = { name: 'account-forms', max: 240, seconds: 3_600 };
const LONGEST_FIELD = 2_100;

const forms: Readonly<Record<string, AccountForm>> = accountForms;
const typedSchema = z.record(
  z.string().max(80),
  z.string().transform((text) => text.slice(0, LONGEST_FIELD)),
);

const withQuery = (path: string, query: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(query).toString();
  return text === '' ? path : `${path}?${text}`;
};

/** Lets the browser keep why a form was refused and what was typed; gives the way back to it. */
function keep(context: GraphQLContext, name: string, form: AccountForm, typed: TypedFields, outcome: Outcome): string {
  const { secret, actor } = context;
  if ('to' in outcome) {
    if (context.formMemory !== undefined) context.keepFormMemory(null);
    return outcome.to;
  }
  const id = (typed['id'] ?? '').slice(0, 60);
  const hidden = new Set([...(form.secrets ?? []), 'id', 'do', 'shownCountry']);
  const fields = Object.fromEntries(Object.entries(typed).filter(([field]) => !hidden.has(field)));
  const { code, message = null, field = null, issues } = outcome.refused;
  const memory = { form: name, id, fields, code, message, field, issues: issues ?? [] };
  context.keepFormMemory(writeFormMemory(secret, actor.principal.sessionId, memory));
  return withQuery(form.page, id === '' ? {} : { id });
}

/**
 * `POST /api/account/{form}?lang=` takes the plain forms of `/plain/{page}` for browsers that run no scripts, and runs the mutations that
 * scripts send to GraphQL. Leads on (303): to what the form has changed, back to one that was refused, or to the sign-in.
 */
export async function register(app: FastifyInstance, services: Services, schema: GraphQLSchema): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { form: string }; Querystring: { lang?: string } }>(
      '/api/account/:form',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { form: name } = request.params;
        const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
        if (!form) return reply.status(404).send({ message: 'There is nothing here.' });
        const { context, setCookies } = await createRequestContext(services, request);
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        context.actor = { ...context.actor, locale };
        const typed = typedSchema.safeParse(request.body ?? {}).data ?? {};
        const leadTo = (path: string) => {
          reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
          return reply.redirect(localePrefix(locale) + path, 303);
        };
        const { id } = typed;
        if (context.actor.principal.accountId === null)
          return leadTo(withQuery('/sign-in', { next: withQuery(form.page, id ? { id } : {}) }));
        const refuse = (code: string, message: string) =>
          leadTo(keep(context, name, form, typed, { refused: { code, message } }));
        if (!context.csrfOk && !isFromOwnPage(services, request))
          return leadTo(
            keep(context, name, form, id ? { id } : {}, {
              refused: { code: 'stale-page', message: errorMessages.stalePage[locale] },
            }),
          );
        const room = await takeFromLimit(services.db, services.secret, FORMS, context.clientAddress);
        if (!room.ok) return refuse('busy', tooManyError(room.retryAfter, locale).message);
        const outcome = await form.run(mutateAs(schema, context, context.log), typed);
        return leadTo(keep(context, name, form, typed, outcome));
      },
    );
  });
}
