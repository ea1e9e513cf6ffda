import { readLocale } from '@headstock/contracts/accept-language';
import type { Locale } from '@headstock/contracts/locale';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestError, toRequestError } from './request-error.ts';

const messages: Readonly<Record<RequestError['statusCode'], Readonly<Record<Locale, string>>>> = {
  400: {
    en: 'The request is not understood, or broke off. Please try again.',
    fr: 'La demande n’est pas comprise ou s’est interrompue. Réessayez.',
  },
  408: {
    en: 'The request took too long to arrive. Please try again.',
    fr: 'La demande a mis trop de temps à arriver. Réessayez.',
  },
  413: { en: 'That is too much at once.', fr: 'C’est trop à la fois.' },
  415: { en: 'Send JSON as application/json.', fr: 'Envoyez du JSON en application/json.' },
  429: {
    en: 'Too many requests at once. Please wait a moment and try again.',
    fr: 'Trop de demandes à la fois. Patientez un instant, puis réessayez.',
  },
  503: {
    en: 'The shop cannot answer just now. Please try again in a moment.',
    fr: 'La boutique ne peut pas répondre pour l’instant. Réessayez dans un moment.',
  },
};

/** Seconds after which to try again, where waiting helps. */
const retryAfter: Readonly<Partial<Record<RequestError['statusCode'], string>>> = { 429: '2', 503: '5' };

/** Answers a request that is not passed on, in the language of the visitor, and in the form of the API's own errors. */
export function refuseRequest(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  if (reply.sent) return reply;
  const { statusCode, code } = toRequestError(error);
  if (statusCode === 503 && !(error instanceof RequestError))
    request.log.error({ err: error }, 'a request could not be passed on');
  const message = messages[statusCode][readLocale(request.headers['accept-language'])];
  const wait = retryAfter[statusCode];
  if (wait !== undefined) reply.header('retry-after', wait);
  // Who sends too slowly would go on doing so.
  if (statusCode === 408) reply.header('connection', 'close');
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send({ message, errors: [{ message, extensions: { code } }] });
}
