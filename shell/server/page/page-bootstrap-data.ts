import { remoteAudience, remoteNames } from '@headstock/contracts/remotes';
import { storeProfile } from '@headstock/contracts/store-profile';
import type { LoadedRemote } from '@headstock/federation/remote-store';
import type { StaticHandlerContext } from 'react-router';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import type { ShellLayout } from './layout-cache.ts';
import type { PageRequest, PageServices } from './page-request.ts';
import { serializeErrors } from './serialize-errors.ts';

/** What a page was rendered from. */
export interface RenderedFrom {
  readonly context: StaticHandlerContext;
  /** The build of the page's remote. */
  readonly loaded: LoadedRemote | null;
  /** The page's remote is unavailable. */
  readonly degraded: boolean;
  /** It is unavailable because the API failed. */
  readonly apiFailed: boolean;
  readonly layout: ShellLayout;
}

/** What the browser needs to hydrate a page. */
export function createBootstrapData(
  request: PageRequest,
  services: PageServices,
  { context, loaded, degraded, apiFailed, layout }: RenderedFrom,
): BootstrapData {
  const { config, remotes } = services;
  const visible = remoteNames.filter(
    (remote) => remoteAudience[remote] === 'everyone' || request.session?.account?.isAdmin,
  );
  const entries = visible.flatMap((remote) => {
    // The page's own remote must be the very build that rendered it.
    const build = remote === loaded?.remote ? loaded : remotes.peek(remote);
    return build ? [[remote, { entry: build.entry, version: build.buildId }] as const] : [];
  });
  return {
    locale: request.locale,
    origin: config.publicOrigin,
    environment: config.environment,
    timeZone: storeProfile.timeZone,
    build: services.build,
    remotes: Object.fromEntries(entries),
    unavailable: degraded && request.rule ? [request.rule.remote] : [],
    apiFailed,
    session: request.session,
    ...layout,
    hydration: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: serializeErrors(context.errors),
    },
  };
}
