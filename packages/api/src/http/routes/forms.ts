import multipart from '@fastify/multipart';
import {
  type FormProblem,
  formProblemTexts,
  type FormType,
  readFormType,
  tellProblem,
} from '@headstock/contracts/forms';
import { hasGrant } from '@headstock/contracts/grants';
import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeBotAnswer } from '#api/modules/accounts/index.ts';
import { readPicture, type Received, receiveForm } from '#api/modules/content/index.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage, wantsPage } from '#api/http/own-page.ts';
import { type FormBody, formBodyLimits, readFormBody } from '#api/http/form-body.ts';
import type { Locale } from '#api/platform/locale.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { takeFromLimit } from '#api/platform/rate-limit.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import { createRequestContext } from '#api/http/request-context.ts';

/** Requests with a body, whatever comes of them. */
const REQUESTS = { name: 'form-requests', max: 60, seconds: 3_600 };
/** Forms that are kept, with the proof of some work, and without: a page without scripts cannot give one. */
const PROVEN = { name: 'form-proven', max: 20, seconds: 3_600 };
const PLAIN = { name: 'form-plain', max: 4, seconds: 3_600 };

type Request = FastifyRequest<{ Params: { type: string }; Querystring: { lang?: string } }>;

/** Refuses a form. Without scripts the visitor goes back in the browser, where the form is still filled in. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string): FastifyReply {
  reply.status(status);
  if (!wantsPage(request)) return reply.send({ message });
  return reply.type('text/plain; charset=utf-8').send(`${message}\n`);
}

async function mayPass(context: GraphQLContext, token: string): Promise<boolean> {
  const { db, secret, secrets, config, clientAddress } = context;
  const isProven = !config.botCheck || (token !== '' && (await takeBotAnswer(db, secrets, 'FORM', token)));
  return (await takeFromLimit(db, secret, isProven ? PROVEN : PLAIN, clientAddress)).ok;
}

function withTexts(type: FormType, problems: readonly FormProblem[], locale: Locale) {
  return problems.map((problem) => ({ ...problem, message: tellProblem(locale, type, problem) }));
}

function answer(request: FastifyRequest, reply: FastifyReply, type: FormType, locale: Locale, received: Received) {
  if (!wantsPage(request)) {
    if (received.ok) return reply.status(received.isNew ? 201 : 200).send({ reference: received.reference });
    const problems = withTexts(type, received.problems, locale);
    const status = received.problems.some(({ code }) => code === 'busy') ? 429 : 400;
    return reply.status(status).send({ message: problems[0]?.message, problems });
  }
  const query = received.ok ? `sent=${received.reference}` : `draft=${received.draftId ?? ''}`;
  return reply.redirect(`${localePrefix(locale)}/forms/${type}?${query}`, 303);
}

async function takeForm(context: GraphQLContext, request: Request, type: FormType, locale: Locale): Promise<Received> {
  const { fields, pictures, problems }: FormBody = await readFormBody(request, context);
  const one = (name: string): string => fields.get(name)?.[0] ?? '';
  return receiveForm(context, {
    type,
    locale,
    answers: Object.fromEntries([...fields].map(([name, [text = '']]) => [name, text])),
    key: one('formKey'),
    draftId: one('formDraft'),
    unwanted: fields.get('unwantedPicture') ?? [],
    pictures,
    pictureProblems: problems,
    mayPass: () => mayPass(context, one('recaptchaToken')),
    keepsDraft: wantsPage(request),
  });
}

/**
 * `POST /api/forms/{type}` takes a form of the shop, from a script or from a plain page; `GET /api/forms/pictures/{id}` shows a picture to staff
 * who may read forms or the catalogue.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  const { db, secret } = services;
  await app.register(async (scope) => {
    await scope.register(multipart, { limits: formBodyLimits, throwFileSizeLimit: false });
    scope.post<{ Params: { type: string }; Querystring: { lang?: string } }>(
      '/api/forms/:type',
      async (request, reply) => {
        const type = readFormType(request.params.type);
        if (!type) return reply.status(404).send({ message: 'There is no such form.' });
        if (!request.isMultipart()) return reply.status(415).send({ message: 'Send the form as multipart/form-data.' });
        const { context, setCookies } = await createRequestContext(services, request);
        reply.header('set-cookie', setCookies());
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        if (!context.csrfOk && !isFromOwnPage(services, request))
          return refuse(request, reply, 403, errorMessages.stalePage[locale]);
        const room = await takeFromLimit(db, secret, REQUESTS, context.clientAddress);
        if (!room.ok) {
          reply.header('retry-after', String(room.retryAfter));
          return refuse(request, reply, 429, formProblemTexts[locale].busy);
        }
        return answer(request, reply, type, locale, await takeForm(context, request, type, locale));
      },
    );
  });

  app.get<{ Params: { id: string } }>('/api/forms/pictures/:id', async (request, reply) => {
    const { context } = await createRequestContext(services, request);
    const { isAdmin, grants } = context.actor.principal.rights;
    const maySee = isAdmin && (hasGrant(grants, 'content:read') || hasGrant(grants, 'catalogue:read'));
    if (!maySee) {
      const detail = { operation: 'GET /api/forms/pictures/:id' };
      await recordSecurityEvent(context.actor, context, { kind: 'access.refused', detail });
    }
    const bytes = maySee ? await readPicture(services, request.params.id) : undefined;
    reply.header('cache-control', 'private, no-store');
    if (!bytes) return reply.status(404).send({ message: 'There is nothing here.' });
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    reply.header('content-disposition', 'inline; filename="picture.jpg"');
    return reply.type('image/jpeg').send(bytes);
  });
}
