import { createRemoteLoader, type BrowserRemote } from '@headstock/federation/load-remote';
import { withoutLocale, localePrefix } from '@headstock/contracts/locale';
import { remoteAudience, type RemoteName, type RemoteRoutesModule } from '@headstock/contracts/remotes';
import { ruleFor } from '@headstock/contracts/routes';
import { emit, listen, sessionAtom } from '@headstock/event-bus';
import { queryPortContext } from '@headstock/graph';
import type { Messages } from '@headstock/i18n/messages';
import { createEmotionCache } from '@headstock/ui/emotion-cache';
import { createStore } from 'jotai';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  RouterContextProvider,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Boot } from './boot.ts';
import { Document } from './document.tsx';
import { remotePatience, withDeadline } from './federation/deadline.ts';
import { RecoveryProvider } from './federation/recovery.ts';
import type { RemoteLoader } from './federation/remote-loader.ts';
import { boundaryId, createAppRoutes, mountRemote, type Absence, type Mounted } from './routes/app-routes.tsx';
import { guard } from './routes/guards.ts';
import { createLazyPort } from './session/lazy-port.ts';
import { startSessionSync } from './session/session-sync.ts';

declare global {
  var __BOOT__: Boot;
  var __staticRouterHydrationData: Boot['hydration'] | undefined;
}

const boot = globalThis.__BOOT__;
const store = createStore();
if (boot.session) emit(store, 'session/changed', boot.session);

const loadMessages = (): Promise<{ default: Messages }> =>
  boot.locale === 'fr'
    ? import(/* webpackChunkName: "messages-fr" */ './messages/fr.json')
    : import(/* webpackChunkName: "messages-en" */ './messages/en.json');

const remotes: Partial<Record<RemoteName, BrowserRemote>> = { ...boot.remotes };
const loadKnown = createRemoteLoader({
  remotes,
  onFailure: (remote, version, error) => {
    emit(store, 'slice/failed', {
      remote,
      version,
      where: 'load',
      message: error instanceof Error ? error.message : String(error),
    });
  },
});

/** Remotes that are not for everyone are not named in the page; whoever may have them asks for them. */
const load: RemoteLoader = async <Module,>(remote: RemoteName, expose: string): Promise<Module> => {
  if (!remotes[remote]) {
    const response = await fetch('/remotes.json', { credentials: 'same-origin' });
    if (response.ok) Object.assign(remotes, await response.json());
  }
  return loadKnown<Module>(remote, expose.replace(/^\.\//, ''));
};

/** The remote whose page an address shows, if the visitor may load it. */
function remoteFor(pathname: string): RemoteName | undefined {
  const remote = ruleFor(withoutLocale(pathname))?.remote;
  const admin = store.get(sessionAtom).account?.isAdmin ?? false;
  return remote && (remoteAudience[remote] === 'everyone' || admin) ? remote : undefined;
}

/** The remote's routes with those of the current address loaded; a page chunk that fails counts as a remote that fails. */
async function loadRoutes(remote: RemoteName): Promise<{ module: RemoteRoutesModule; matched: RouteObject[] }> {
  const module = await load<RemoteRoutesModule>(remote, './routes');
  const matched: RouteObject[] = [];
  const children = module.createRoutes({ locale: boot.locale });
  const basename = localePrefix(boot.locale) || '/';
  for (const { route } of matchRoutes(children, window.location, basename) ?? []) {
    if (typeof route.lazy !== 'function') continue;
    Object.assign(route, await route.lazy(), { lazy: undefined });
    matched.push(route);
  }
  // The routes whose code is loaded are the ones that the router must get.
  return { module: { createRoutes: () => children }, matched };
}

const mounted: Partial<Record<RemoteName, RemoteRoutesModule | Absence>> = {};

function createRouter(
  current: Mounted,
  hydration: Boot['hydration'] | undefined,
): ReturnType<typeof createBrowserRouter> {
  globalThis.__staticRouterHydrationData = hydration;
  const routes = createAppRoutes(boot.locale, current);
  const root = routes[0];
  if (root) Object.assign(root, { loader: guardLoader, shouldRevalidate: () => true });
  return createBrowserRouter(routes, {
    basename: localePrefix(boot.locale) || '/',
    getContext: () => new RouterContextProvider(new Map([[queryPortContext, port]])),
    async patchRoutesOnNavigation({ path, patch }) {
      const remote = remoteFor(path);
      if (!remote || mounted[remote]) return;
      const module = await withDeadline(load<RemoteRoutesModule>(remote, './routes'), remotePatience * 4).catch(
        (): Absence => 'down',
      );
      mounted[remote] = module;
      patch(boundaryId, [mountRemote(remote, module, boot.locale)]);
    },
  });
}

/** Runs before every navigation shows anything. */
function guardLoader({ request }: LoaderFunctionArgs): null {
  const url = new URL(request.url);
  const verdict = guard(withoutLocale(url.pathname), store.get(sessionAtom), url.search);
  if (verdict.kind === 'pass') return null;
  if (verdict.kind === 'sign-in') emit(store, 'auth/open', { redirectTo: verdict.wanted });
  throw redirect(verdict.redirect);
}

let port = createLazyPort(boot.locale, store, '');

async function start(): Promise<void> {
  const remote = remoteFor(window.location.pathname);
  const wanted = remote && !boot.down.includes(remote) ? remote : undefined;
  const arriving = wanted ? loadRoutes(wanted) : undefined;
  arriving?.catch(() => undefined);
  const { default: messages } = await loadMessages();
  const text = messages['shell.unreachable'];
  port = createLazyPort(boot.locale, store, typeof text === 'string' ? text : literalOf(text));

  if (remote && boot.down.includes(remote)) mounted[remote] = 'down';
  if (wanted && arriving) {
    mounted[wanted] = await withDeadline(arriving, remotePatience).then(
      ({ module }) => module,
      (): Absence => 'frozen',
    );
  }

  const cache = createEmotionCache();
  const began = window.location.href;
  let generation = 0;
  const view = (router: ReturnType<typeof createBrowserRouter>) => (
    <Document boot={boot} messages={messages} cache={cache} store={store} port={port} loader={load}>
      <RecoveryProvider value={recover}>
        <RouterProvider key={generation} router={router} />
      </RecoveryProvider>
    </Document>
  );
  let router = createRouter(mounted, boot.hydration);
  let root: ReturnType<typeof hydrateRoot>;

  function mountAnew(name: RemoteName, module: RemoteRoutesModule): void {
    mounted[name] = module;
    router.dispose();
    generation++;
    // The server's data still fits while the visitor is where the page began: then nothing is asked again.
    router = createRouter(mounted, window.location.href === began ? boot.hydration : undefined);
    root.render(view(router));
  }
  function recover(name: RemoteName): void {
    loadRoutes(name).then(
      ({ module }) => mountAnew(name, module),
      () => window.location.reload(),
    );
  }

  startTransition(() => {
    root = hydrateRoot(document, view(router), {
      onRecoverableError: (error) => console.error('The page was rendered anew.', error),
    });
  });
  // A remote that comes late takes the place of its fallback by itself.
  if (wanted && mounted[wanted] === 'frozen')
    arriving?.then(
      ({ module }) => mountAnew(wanted, module),
      () => undefined,
    );

  listen(store, 'slice/failed', (event) => navigator.sendBeacon('/client-events', JSON.stringify(event)));
  startSessionSync({
    store,
    port,
    onEnded: () => {
      if (guard(withoutLocale(window.location.pathname), store.get(sessionAtom)).kind !== 'pass')
        void router.navigate('/');
    },
  });
}

function literalOf(message: unknown): string {
  const [first]: unknown[] = Array.isArray(message) ? message : [];
  return typeof first === 'object' && first !== null && 'value' in first ? String(first.value) : '';
}

void start();
