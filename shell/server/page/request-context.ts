import { localeOfPath, withoutLocale, type Locale } from '@headstock/contracts/locale';
import { PREVIEW_HEADER, previewKeyOf, sharedPageAddress } from '@headstock/contracts/page-address';
import { ruleFor, type RouteRule } from '@headstock/contracts/routes';
import { anonymousSession, type SessionState } from '@headstock/contracts/session';
import type { GraphQLClient } from '@headstock/graphql-client';
import { createServerGraphQLClient } from '@headstock/graphql-client/server-client';
import type { FastifyRequest } from 'fastify';
import { guard, type GuardVerdict, isGuarded } from '#shell/app/routes/guards.ts';
import type { ShellConfig } from '#shell/server/config.ts';
import { shellHeaders } from '#shell/server/shell-headers.ts';
import { loadViewerSession } from './load-viewer-session.ts';

/** A request for a page, with its viewer and the guards' verdict. */
export interface RequestContext {
  /** The URL to render: a shared page's canonical one, whatever else the visitor's has. */
  readonly target: URL;
  readonly locale: Locale;
  /** Without language prefix. */
  readonly pathname: string;
  /** The rule of the page; undefined when there is no such page. */
  readonly rule: RouteRule | undefined;
  /** The page is the same for everybody. Its client is anonymous, so that nothing personal can get into it. */
  readonly shared: boolean;
  /** What shows a draft in place of what is published; such a page is never shared. */
  readonly preview: string | null;
  /** Only where the page is for one visitor. */
  readonly session: SessionState | null;
  readonly client: GraphQLClient;
  readonly verdict: GuardVerdict;
}

/** Loads the context of a request for `url`; null when the URL is malformed. */
export async function loadRequestContext(
  config: ShellConfig,
  request: FastifyRequest,
  url: string,
): Promise<RequestContext | null> {
  const asked = parseTarget(url, config.publicOrigin);
  if (!asked) return null;
  const locale = localeOfPath(asked.pathname);
  const canonical = sharedPageAddress(asked.pathname, asked.search);
  const target = canonical === null ? asked : new URL(canonical, config.publicOrigin);
  const pathname = withoutLocale(target.pathname);
  const rule = ruleFor(pathname);
  const preview = previewKeyOf(pathname, target.search);
  const shared = preview === null && (rule ? rule.cache === 'public' : !isGuarded(pathname));
  const client = shared ? anonymousClient(config, locale, request.id) : clientFor(config, request, locale, preview);
  const session = shared ? null : await loadViewerSession(client, request.headers.cookie);
  const verdict = guard(pathname, session ?? { ...anonymousSession, known: true }, target.search);
  return {
    target,
    locale,
    pathname,
    rule: verdict.kind === 'missing' ? undefined : rule,
    shared,
    preview,
    session,
    client,
    verdict,
  };
}

/** The session of a request that is not for a page. */
export const loadViewer = (config: ShellConfig, request: FastifyRequest): Promise<SessionState> =>
  loadViewerSession(clientFor(config, request, 'en'), request.headers.cookie);

function parseTarget(url: string, origin: string): URL | null {
  try {
    const target = new URL(url, origin);
    decodeURIComponent(target.pathname);
    // A leading `//host` would name another origin.
    return target.origin === origin ? target : null;
  } catch {
    return null;
  }
}

/** How long a page waits for an answer of the API, in ms: a little longer than a statement of its database may take. */
const timeout = 20_000;

/** A client without the visitor's cookies: its results may be shown to everybody. */
export function anonymousClient(config: ShellConfig, locale: Locale, requestId: string): GraphQLClient {
  return createServerGraphQLClient({
    timeout,
    uri: `${config.apiUrl}/graphql`,
    headers: () => ({ ...shellHeaders(config), 'accept-language': locale, 'x-request-id': requestId }),
  });
}

function clientFor(
  config: ShellConfig,
  request: FastifyRequest,
  locale: Locale,
  preview: string | null = null,
): GraphQLClient {
  const { cookie, 'user-agent': agent } = request.headers;
  return createServerGraphQLClient({
    timeout,
    uri: `${config.apiUrl}/graphql`,
    headers: () => ({
      ...shellHeaders(config),
      ...(cookie ? { cookie } : {}),
      ...(agent ? { 'user-agent': agent } : {}),
      ...(preview === null ? {} : { [PREVIEW_HEADER]: preview }),
      'accept-language': locale,
      'x-request-id': request.id,
      'x-forwarded-for': request.ip,
    }),
  });
}
