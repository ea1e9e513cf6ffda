import { localePrefix } from '@headstock/contracts/locale';
import type { RemoteRoutesModule } from '@headstock/contracts/remotes';
import type { LoadedRemote } from '@headstock/federation/remote-store';
import { isExternalUrl } from '@headstock/first-load/external-url';
import { grantsContext, graphqlClientContext } from '@headstock/graphql-client';
import {
  createStaticHandler,
  type RouterContext,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router';
import { createAppRoutes, type Absence } from '#shell/app/routes/app-routes.tsx';
import type { PageRequest, PageServices } from './page-request.ts';

/** A redirect that a loader returned; `location` is an address of the shop. */
export interface PageRedirect {
  readonly kind: 'redirect';
  readonly status: number;
  readonly location: string;
}

/** The data of a page's loaders, by route id. */
export type PageData =
  | PageRedirect
  | {
      readonly kind: 'data';
      readonly status: number;
      readonly data: Readonly<Record<string, unknown>>;
      /** The page's remote is unavailable. */
      readonly degraded: boolean;
    };

/** The result of a page's loaders, as the router renders it. */
export type LoaderResult =
  | PageRedirect
  | {
      readonly kind: 'page';
      readonly context: StaticHandlerContext;
      readonly handler: ReturnType<typeof createStaticHandler>;
    };

/** The routes of a remote's build; null when there is no build or its code fails. Never throws. */
export async function loadRoutes(
  loaded: LoadedRemote | null,
  services: PageServices,
): Promise<RemoteRoutesModule | null> {
  if (!loaded) return null;
  try {
    return await loaded.modules.load<RemoteRoutesModule>('./routes');
  } catch (error) {
    services.onError(error, loaded.remote);
    return null;
  }
}

/** Runs a page's loaders without rendering it. Throws their unexpected errors. */
export async function loadPageData(request: PageRequest, services: PageServices): Promise<PageData> {
  const remote = request.rule?.remote;
  const module = await loadRoutes(remote ? await services.remotes.get(remote) : null, services);
  const result = await runLoaders(request, module ?? 'unavailable');
  if (result.kind === 'redirect') return result;
  const { statusCode: status, loaderData } = result.context;
  // Layout routes and others without data are left out.
  const data = Object.fromEntries(
    Object.entries(loaderData).filter(([, value]) => value !== null && value !== undefined),
  );
  return { kind: 'data', status, data, degraded: !module && remote !== undefined };
}

/** Runs a page's loaders. Responses that they throw are in the context; unexpected errors are thrown. */
export async function runLoaders(request: PageRequest, module: RemoteRoutesModule | Absence): Promise<LoaderResult> {
  const { url, locale, rule, client, session } = request;
  const routes = createAppRoutes(locale, rule ? { [rule.remote]: module } : {});
  if (routes[0]) routes[0].loader = () => null;
  const handler = createStaticHandler(routes, { basename: localePrefix(locale) || '/' });
  const known = new Map<RouterContext, unknown>([
    [graphqlClientContext, client],
    [grantsContext, session?.account?.grants ?? null],
  ]);
  const requestContext = new RouterContextProvider(known);
  const context = await handler.query(new Request(url, { headers: { accept: 'text/html' } }), { requestContext });
  if (context instanceof Response) return { kind: 'redirect', status: context.status, location: pathOf(context, url) };
  throwUnexpected(context);
  return { kind: 'page', context, handler };
}

/** The address of a loader's redirect, which may not leave the shop. */
function pathOf(redirect: Response, { origin }: URL): string {
  const location = redirect.headers.get('location') ?? '/';
  if (isExternalUrl(location, origin)) throw new Error('a loader redirects out of the shop');
  return location;
}

/** A response that a loader throws is a page of its own; any other error is a fault. */
function throwUnexpected(context: StaticHandlerContext): void {
  for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) throw error;
}
