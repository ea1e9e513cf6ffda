import type { RemoteRoutesModule } from '@headstock/contracts/remotes';
import type { LoadedRemote } from '@headstock/federation/remote-store';
import { routeChunks } from '@headstock/first-load/page-preloads';
import { isApiError } from '#shell/app/federation/api-error.model.ts';
import type { Absence } from '#shell/app/routes/app-routes.tsx';
import { loadRoutes, runLoaders, type PageRedirect } from './load-page-data.ts';
import { createBootstrapData } from './page-bootstrap-data.ts';
import type { PageRequest, PageServices } from './page-request.ts';
import { renderHtml } from './render-html.tsx';

export type PageResult =
  | PageRedirect
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly degraded: boolean };

/** Renders a page to HTML. A page whose remote is unavailable or throws, or whose data the API does not give, becomes a fallback. */
export async function renderPage(request: PageRequest, services: PageServices): Promise<PageResult> {
  const remote = request.rule?.remote;
  const loaded = remote ? await services.remotes.get(remote) : null;
  const module = await loadRoutes(loaded, services);
  try {
    return await renderWith(request, services, loaded, module ?? 'unavailable');
  } catch (error) {
    services.onError(error, remote);
    if (!remote || !module) throw error;
    return renderWith(request, services, loaded, isApiError(error) ? 'api-unavailable' : 'unavailable');
  }
}

async function renderWith(
  request: PageRequest,
  services: PageServices,
  loaded: LoadedRemote | null,
  module: RemoteRoutesModule | Absence,
): Promise<PageResult> {
  const result = await runLoaders(request, module);
  if (result.kind === 'redirect') return result;
  const { context, handler } = result;
  const degraded = typeof module === 'string' && request.rule !== undefined;
  const apiFailed = module === 'api-unavailable';
  const layout = await request.layout;
  const bootstrap = createBootstrapData(request, services, { context, loaded, degraded, apiFailed, layout });
  const remotePreloads = degraded ? [] : (loaded?.preloads('./routes', routeChunks(context.matches)) ?? []);
  const preloads = [...services.scripts.preload, ...remotePreloads];
  const html = await renderHtml({ request, services, bootstrap, context, handler, preloads });
  return { kind: 'page', status: context.statusCode, html, degraded };
}
