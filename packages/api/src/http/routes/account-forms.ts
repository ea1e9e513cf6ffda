import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '#api/platform/services.ts';
import { takeAccountForm } from '#api/http/plain/take-account-form.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';

const BODY_LIMIT = 32_768;

/**
 * `POST /api/account/{form}?lang=` takes the plain forms of `/plain/{page}` for browsers that run no scripts; those of messages, which bring files,
 * are taken by `message-forms.ts`.
 */
export async function register(app: FastifyInstance, services: Services, schema: GraphQLSchema): Promise<void> {
  await app.register(async (scope) => {
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Params: { form: string }; Querystring: { lang?: string } }>(
      '/api/account/:form',
      { bodyLimit: BODY_LIMIT },
      (request, reply) =>
        takeAccountForm(services, schema, request.params.form, request, reply, async () => ({
          body: request.body,
          refused: null,
        })),
    );
  });
}
