import type { Grant } from '@headstock/contracts/grants';
import { hasGrant } from '@headstock/contracts/grants';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { recordSecurityEvent } from '#api/platform/audit/security-events.ts';
import { errorMessages } from '#api/platform/error-messages.ts';
import type { Services } from '#api/platform/services.ts';
import { createRequestContext } from './request-context.ts';

/** What a route asks of whoever calls it. */
export type Admission = {
  /** The request changes something, so that it needs the CSRF token. */
  readonly changes: boolean;
  /** What a role must allow; without it every administrator is let in. */
  readonly grant?: Grant;
};

/** The context of a request by an admin; otherwise refuses the request and gives nothing. */
export async function admitAdmin(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  { changes, grant }: Admission,
): Promise<GraphQLContext | undefined> {
  const { context, setCookies } = await createRequestContext(services, request);
  reply.header('cache-control', 'private, no-store').header('set-cookie', setCookies());
  const { principal, locale } = context.actor;
  const operation = `${request.method} ${request.routeOptions.url ?? ''}`;
  const refused = { kind: 'access.refused', detail: { operation } } as const;
  const isLetIn = principal.rights.isAdmin && (grant === undefined || hasGrant(principal.rights.grants, grant));
  if (changes && !context.csrfOk) {
    await reply.status(403).send({ message: errorMessages.stalePage[locale] });
  } else if (principal.accountId === null) {
    await recordSecurityEvent(context.actor, context, refused);
    await reply.status(401).send({ message: errorMessages.signIn[locale] });
  } else if (!isLetIn) {
    await recordSecurityEvent(context.actor, context, refused);
    await reply.status(403).send({ message: errorMessages.adminsOnly[locale] });
  } else {
    return context;
  }
  return undefined;
}
