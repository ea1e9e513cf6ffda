import { localePrefix, locales } from '@headstock/contracts/locale';
import { redirectPath } from '@headstock/contracts/redirect-path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plainSignInSteps } from '#api/modules/accounts/index.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 8_192;
const text = z.string().max(2_000).default('').catch('');
const empty = { email: '', password: '', code: '', next: '' };
const fieldsSchema = z.object({ email: text, password: text, code: text, next: text }).catch(empty);

/** The page's address after a step. What was typed is never put into it. */
function signInPage(problem: string, isSecondStep: boolean, next: string | undefined): string {
  const query = new URLSearchParams({
    ...(isSecondStep ? { step: 'code' } : {}),
    ...(problem ? { problem } : {}),
    ...(next === undefined ? {} : { next }),
  }).toString();
  return query === '' ? '/sign-in' : `/sign-in?${query}`;
}

/**
 * `POST /api/session/sign-in|code|sign-out?lang=` signs in or out from a plain form, for browsers that run no scripts: `email` and
 * `password`, then `code` where the account has a second factor, and `next`, a path of the shop to go on to. Leads there, or to the
 * account (303); where it was refused back to `/sign-in?problem={code}`.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { step: string }; Querystring: { lang?: string } }>(
      '/api/session/:step',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const step = (['sign-in', 'code', 'sign-out'] as const).find((known) => known === request.params.step);
        if (!step) return reply.status(404).send({ message: 'There is nothing here.' });
        const { context, setCookies } = await createRequestContext(services, request);
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        const fields = fieldsSchema.parse(request.body ?? {});
        const next = redirectPath(fields.next || undefined);
        const isOwn = context.csrfOk || isFromOwnPage(services, request);
        const isActing = context.actor.principal.impersonatorId !== null;
        const problem = !isOwn ? 'stale-page' : isActing ? 'acting' : await plainSignInSteps[step](context, fields);
        reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
        const lead = (path: string) => reply.redirect(localePrefix(locale) + path, 303);
        if (problem === null) return lead(step === 'sign-out' ? '/' : (next ?? '/profile'));
        const isSecondStep = problem === 'second-factor-required' || problem === 'second-factor-wrong';
        return lead(signInPage(problem === 'second-factor-required' ? '' : problem, isSecondStep, next));
      },
    );
  });
}
