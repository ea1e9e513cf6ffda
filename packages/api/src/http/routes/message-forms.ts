import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '#api/platform/services.ts';
import { readAttachments } from '#api/http/plain/read-attachments.ts';
import { takeAccountForm } from '#api/http/plain/take-account-form.ts';
import { acceptPlainForms } from '#api/http/plain-forms.ts';
import { MAXIMUM_FILE_BYTES } from '#api/http/receive-file.ts';

/** Bytes of a form without files. */
const BODY_LIMIT = 32_768;
/** Bounds of one with files; those above the ten of a message are read to their end and count as a fault of the form. */
const limits = {
  fieldNameSize: 80,
  fieldSize: 20_000,
  fields: 60,
  fileSize: MAXIMUM_FILE_BYTES,
  files: 200,
  headerPairs: 40,
  parts: 260,
} as const;

/** `POST /api/account/message?lang=` takes the plain form of a message, with the files that were chosen. */
export async function register(app: FastifyInstance, services: Services, schema: GraphQLSchema): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, { limits, throwFileSizeLimit: false });
    acceptPlainForms(scope, BODY_LIMIT);
    scope.post<{ Querystring: { lang?: string } }>('/api/account/message', (request, reply) =>
      takeAccountForm(services, schema, 'message', request, reply, async (context, isAdmitted) =>
        request.isMultipart() ? readAttachments(request, context, isAdmitted) : { body: request.body, refused: null },
      ),
    );
  });
}
