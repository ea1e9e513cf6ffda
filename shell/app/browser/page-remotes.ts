import { localePrefix, withoutLocale, type Locale } from '@headstock/contracts/locale';
import { remoteAudience, type RemoteName, type RemoteRoutesModule } from '@headstock/contracts/remotes';
import { ruleFor } from '@headstock/contracts/routes';
import { emit, sessionAtom, type Store } from '@headstock/event-bus';
import { createRemoteLoader, type BrowserRemote } from '@headstock/federation/load-remote';
import { matchRoutes } from 'react-router';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import type { RemoteLoader } from '#shell/app/federation/remote-loader.ts';

export interface PageRemotes {
  readonly load: RemoteLoader;
  /** The remote whose page an address shows, if the visitor may load it. */
  readonly remoteFor: (pathname: string) => RemoteName | undefined;
  /** A remote's routes, those of the current address with their code. A page chunk that fails counts as a remote that fails. */
  readonly loadRoutes: (remote: RemoteName) => Promise<RemoteRoutesModule>;
}

/** The remotes as this page knows them: the builds that the server rendered with, and for whoever may have more, what it asks for. */
export function createPageRemotes(bootstrap: BootstrapData, store: Store): PageRemotes {
  const remotes: Partial<Record<RemoteName, BrowserRemote>> = { ...bootstrap.remotes };
  const loadKnown = createRemoteLoader({
    remotes,
    onFailure: (remote, version, error) => {
      const message = error instanceof Error ? error.message : String(error);
      emit(store, 'slice/failed', { remote, version, where: 'load', message });
    },
  });

  const load: RemoteLoader = async <Module>(remote: RemoteName, expose: string): Promise<Module> => {
    if (!remotes[remote]) {
      // Remotes that are not for everyone are not named in a shared page.
      const response = await fetch('/remotes.json', { credentials: 'same-origin' });
      if (response.ok) Object.assign(remotes, await response.json());
    }
    return loadKnown<Module>(remote, expose.replace(/^\.\//, ''));
  };

  function remoteFor(pathname: string): RemoteName | undefined {
    const remote = ruleFor(withoutLocale(pathname))?.remote;
    const isAdmin = store.get(sessionAtom).account?.isAdmin ?? false;
    return remote && (remoteAudience[remote] === 'everyone' || isAdmin) ? remote : undefined;
  }

  return { load, remoteFor, loadRoutes: (remote) => loadRoutes(load, remote, bootstrap.locale) };
}

async function loadRoutes(load: RemoteLoader, remote: RemoteName, locale: Locale): Promise<RemoteRoutesModule> {
  const module = await load<RemoteRoutesModule>(remote, './routes');
  const routes = module.createRoutes({ locale });
  const matches = matchRoutes(routes, window.location, localePrefix(locale) || '/') ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  // The router must get the very routes whose code is loaded now.
  return { createRoutes: () => routes };
}
