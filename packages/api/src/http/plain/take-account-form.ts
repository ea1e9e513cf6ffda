import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { z } from 'zod';
import { writeFormMemory } from '#api/modules/accounts/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { takeFromLimit, tooManyError } from '#api/platform/rate-limit.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { createRequestContext } from '#api/http/request-context.ts';
import { type AccountForm, accountForms, type Outcome, type Refused, type TypedFields } from './account-forms.ts';
import { mutateAs } from './plain-mutation.ts';

/** Forms of one address. */
const FORMS = { name: 'account-forms', max: 240, seconds: 3_600 };
const LONGEST_FIELD = 2_100;

const forms: Readonly<Record<string, AccountForm>> = accountForms;
const typedSchema = z.record(
  z.string().max(80),
  z.string().transform((text) => text.slice(0, LONGEST_FIELD)),
);

/** A request that a plain form was sent with. */
export type FormRequest = FastifyRequest<{ Querystring: { lang?: string } }>;

/** Reads what a form brought, and what is wrong with its files. Of a form that is not admitted nothing is stored. */
export type ReadForm = (
  context: GraphQLContext,
  isAdmitted: boolean,
) => Promise<{ readonly body: unknown; readonly refused: Refused | null }>;

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

/** Why a form is not run, whatever it says; null for one that is. */
async function refusalOf(services: Services, request: FormRequest, context: GraphQLContext): Promise<Refused | null> {
  const { locale } = context.actor;
  if (!context.csrfOk && !isFromOwnPage(services, request))
    return { code: 'stale-page', message: errorMessages.stalePage[locale] };
  const room = await takeFromLimit(services.db, services.secret, FORMS, context.clientAddress);
  return room.ok ? null : { code: 'busy', message: tooManyError(room.retryAfter, locale).message };
}

/**
 * Takes a plain form, runs the mutation that scripts send to GraphQL, and leads on (303): to what the form has changed, back to one that was
 * refused, or to the sign-in.
 */
export async function takeAccountForm(
  services: Services,
  schema: GraphQLSchema,
  name: string,
  request: FormRequest,
  reply: FastifyReply,
  read: ReadForm,
): Promise<FastifyReply> {
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  if (!form) return reply.status(404).send({ message: 'There is nothing here.' });
  const { context, setCookies } = await createRequestContext(services, request);
  const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
  context.actor = { ...context.actor, locale };
  const isGuest = context.actor.principal.accountId === null;
  const refusal = isGuest ? null : await refusalOf(services, request, context);
  const { body, refused } = await read(context, !isGuest && refusal === null);
  const typed = typedSchema.safeParse(body ?? {}).data ?? {};
  const leadTo = (path: string): FastifyReply => {
    reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
    return reply.redirect(localePrefix(locale) + path, 303);
  };
  const { id } = typed;
  const about: TypedFields = id ? { id } : {};
  if (isGuest) return leadTo(withQuery('/sign-in', { next: withQuery(form.page, about) }));
  const wrong = refusal ?? refused;
  const outcome = wrong ? { refused: wrong } : await form.run(mutateAs(schema, context, context.log), typed);
  // Of a form of another site's page nothing is kept.
  return leadTo(keep(context, name, form, wrong?.code === 'stale-page' ? about : typed, outcome));
}
