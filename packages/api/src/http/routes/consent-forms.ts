import { readAmount } from '@headstock/contracts/amount';
import { localePrefix, locales } from '@headstock/contracts/locale';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { answerConsent } from '#api/modules/intake/index.ts';
import { attempt } from '#api/platform/domain-error.ts';
import type { Services } from '#api/platform/services.ts';
import { isFromOwnPage } from '#api/http/own-page.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { createRequestContext } from '#api/http/request-context.ts';

const BODY_LIMIT = 16_384;
/** Characters of a reason at most; an address with that many is one that browsers open. */
const LONGEST_REASON = 1_000;
const field = z.string().max(4_000).default('').catch('');
const fieldsSchema = z.object({
  key: field,
  answer: z.enum(['AGREE', 'DECLINE']).nullable().default(null).catch(null),
  reason: field,
  wished: field,
});

/** An amount as people type it, in whole cents; -1 for what is none, which is refused at its field. */
function centsOf(typed: string): number | null {
  if (typed.trim() === '') return null;
  const cents = readAmount(typed, { least: 1, most: Number.MAX_SAFE_INTEGER });
  return typeof cents === 'number' ? cents : -1;
}

/**
 * `POST /api/consents/{id}?lang=` takes a consignor's answer by a plain form: `key` of the mailed link, `answer` (`AGREE`, `DECLINE`),
 * `reason`, `wished`. Leads back to the page of the question (303); where it was refused, with `?problem={code}` and what was typed. Opening a link never
 * answers: programs that look into mails open every link.
 */
export async function register(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { id: string }; Querystring: { lang?: string } }>(
      '/api/consents/:id',
      { bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const { id } = request.params;
        const { context, setCookies } = await createRequestContext(services, request);
        const locale = locales.find((known) => known === request.query.lang) ?? context.actor.locale;
        const { key, answer, reason, wished } = fieldsSchema.safeParse(request.body).data ?? fieldsSchema.parse({});
        const isOwn = context.csrfOk || isFromOwnPage(services, request);
        const given = { id, key: key || null, answer: answer ?? 'DECLINE', reason, wishedCents: centsOf(wished) };
        const outcome =
          isOwn && answer !== null
            ? await attempt(() => answerConsent({ ...context.actor, locale }, services, given))
            : { ok: false as const, code: 'stale-page' };
        const query = new URLSearchParams({
          ...(key === '' ? {} : { key }),
          ...(outcome.ok ? {} : { problem: outcome.code }),
          // Nothing that was typed is lost.
          ...(outcome.ok || answer !== 'DECLINE' ? {} : { reason: reason.slice(0, LONGEST_REASON), wished }),
        }).toString();
        reply.header('set-cookie', setCookies()).header('cache-control', 'private, no-store');
        const path = `/consents/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`;
        return reply.redirect(localePrefix(locale) + path, 303);
      },
    );
  });
}
