import type { FastifyInstance } from 'fastify';

/** Lets the routes of a scope read what a plain form sends, at most `bodyLimit` bytes of it, as an object of its fields. */
export function acceptPlainForms(scope: FastifyInstance, bodyLimit: number): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
