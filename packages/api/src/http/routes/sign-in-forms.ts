import { localePrefix, locales } from '@headstock/contracts/locale';
import { redirectPath } from '@headstock/contracts/redirect-path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { plainAccountSteps, plainSignInSteps } from '#api/modules/accounts/index.ts';
import { plainResetSteps } from '#api/modules/people/index.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 8_192;
const text = z.string().max(2_000).default('').catch('');
const fieldsSchema = z
  .object({ email: text, password: text, repeated: text, code: text, firstName: text, lastName: text, terms: text })
  .extend({ passkeys: text, next: text });
type Fields = z.infer<typeof fieldsSchema>;

const steps = { ...plainSignInSteps, ...plainAccountSteps, ...plainResetSteps };
type Step = keyof typeof steps;
const isStep = (name: string): name is Step => Object.hasOwn(steps, name);

/** The page of the forms, at a step of it. What was typed is never put into its address. */
function signInPage(step: string, problem = '', next?: string): string {
  const query = new URLSearchParams({
    ...(step === '' ? {} : { step }),
    ...(problem === '' ? {} : { problem }),
    ...(next === undefined ? {} : { next }),
  }).toString();
  return query === '' ? '/sign-in' : `/sign-in?${query}`;
}

/** Where a step leads on to once it is done. */
const doneAt: Readonly<Record<Step, (next: string | undefined) => string>> = {
  'sign-in': (next) => next ?? '/profile',
  code: (next) => next ?? '/profile',
  'sign-out': () => '/',
  register: () => signInPage('registered'),
  recover: () => signInPage('mailed'),
  'new-password': () => signInPage('password-set'),
  'confirm-email': () => signInPage('confirmed'),
  'two-step-lost': () => signInPage('two-step-mailed'),
  'two-step-reset': () => signInPage('two-step-asked'),
  'two-step-keep': () => signInPage('two-step-kept'),
};

/** Where a refused step leads back to. The code of a mailed link stands in its page's address anyway. */
function refusedAt(step: Step, problem: string, { code }: Fields, next: string | undefined): string {
  if (problem === 'second-factor-required') return signInPage('code', '', next);
  if (problem === 'second-factor-wrong') return signInPage('code', problem, next);
  if (step === 'two-step-lost' && problem !== 'sign-in-expired') return signInPage('lost', problem, next);
  if (step === 'register') return signInPage('register', problem);
  if (step === 'recover' || problem === 'reset-code') return signInPage('recover', problem);
  if (step === 'new-password') return `/reset-password/${encodeURIComponent(code)}?problem=${problem}`;
  return signInPage('', problem, next);
}

/**
 * `POST /api/session/{step}?lang=` takes the plain forms of browsers that run no scripts. `sign-in`: `email` and `password`, then
 * `code` where the account has a second factor, and `next`, a path of the shop to go on to. `register`: `firstName`, `lastName`,
 * `email`, `password`, `terms`. `recover`: `email`; `new-password`: the `code` of the mailed link, `password`, `repeated`.
 * `confirm-email`: `code`. `two-step-lost`: `passkeys`; `two-step-reset` and `two-step-keep`: the `code` of the mailed link. `sign-out`: nothing. Leads on (303); where it was refused back to the form, with `?problem={code}`.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { step: string }; Querystring: { lang?: string } }>(
      '/api/session/:step',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { step } = request.params;
        if (!isStep(step)) return reply.status(404).send({ message: 'There is nothing here.' });
        const { context, setCookies } = await createRequestContext(services, request);
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        const fields = fieldsSchema.safeParse(request.body).data ?? fieldsSchema.parse({});
        const next = redirectPath(fields.next || undefined);
        const isOwn = context.csrfOk || isFromOwnPage(services, request);
        const isActing = context.actor.principal.impersonatorId !== null;
        context.actor = { ...context.actor, locale };
        const problem = !isOwn ? 'stale-page' : isActing ? 'acting' : await steps[step](context, fields);
        reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
        const path = problem === null ? doneAt[step](next) : refusedAt(step, problem, fields, next);
        return reply.redirect(localePrefix(locale) + path, 303);
      },
    );
  });
}
