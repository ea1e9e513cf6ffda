import type { GraphQLContext } from '#api/graphql/context.ts';
import type { Locale } from '#api/platform/locale.ts';
import type { Rights } from '#api/platform/actor-context.ts';

/** The visitor's session. Without a cookie there is none until something must be remembered (`ensureSession`). */
export type Session = {
  readonly id: string | null;
  readonly accountId: string | null;
  readonly isAdmin: boolean;
  /** The admin who acts as `accountId`. */
  readonly impersonatorId: string | null;
};

/** The rights of the signed-in account. */
export type Viewer = Rights & { readonly id: string };

/** The request context as code knows it that does not take an ActorContext yet. */
export type RequestContext = GraphQLContext & {
  readonly session: Session;
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  readonly requestId: string;
};
