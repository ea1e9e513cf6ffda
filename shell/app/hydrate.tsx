import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import { emit, listen, sessionAtom, type Store } from '@headstock/event-bus';
import type { GraphQLClient } from '@headstock/graphql-client';
import type { Messages } from '@headstock/i18n/messages';
import { createEmotionCache } from '@headstock/first-load/emotion-cache';
import { createStore } from 'jotai';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { BootstrapData } from './bootstrap-data.ts';
import { yieldToMain } from '@headstock/first-load/yield-to-main';
import { waitForFirstInteraction } from '@headstock/first-load/first-interaction';
import { isHydrated } from '@headstock/first-load/is-hydrated';
import type { InputReplay } from '@headstock/first-load/replay-input';
import { isActing } from './acting/is-acting.ts';
import { createRouter, type MountedRemotes } from './browser/create-router.ts';
import { createPageRemotes, type PageRemotes } from './browser/page-remotes.ts';
import { followCurrency } from './currency/follow-currency.ts';
import { Document } from './document.tsx';
import { remoteTimeout, withDeadline } from './federation/deadline.ts';
import { RecoveryProvider } from './federation/recovery.ts';
import type { Absence } from './routes/app-routes.tsx';
import { createBrowserGraphQLClient } from './session/browser-graphql-client.ts';
import { startSessionSync } from './session/session-sync.ts';
import { failureTexts } from './session/tell-failure.ts';
import { bufferEvents, type EventBuffer } from './tracking/event-buffer.ts';

declare global {
  /** Set by the document's inline script. */
  var __BOOTSTRAP_DATA__: BootstrapData;
}

interface Page {
  readonly bootstrap: BootstrapData;
  readonly store: Store;
  readonly eventBuffer: EventBuffer;
  readonly client: GraphQLClient;
  readonly remotes: PageRemotes;
  readonly messages: Messages;
  readonly mounted: MountedRemotes;
  /** Resolves at the visitor's first interaction. */
  readonly firstInteraction: Promise<void>;
}

const loadMessages = (locale: BootstrapData['locale']): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "messages-fr" */ './messages/fr.json')
    : import(/* webpackChunkName: "messages-en" */ './messages/en.json');

/** Loads everything that hydration needs. A remote that takes too long is `lateRemote`, and its HTML is preserved. */
async function prepare(): Promise<{ page: Page; lateRemote: [RemoteName, Promise<RemoteRoutesModule>] | null }> {
  const firstInteraction = waitForFirstInteraction(window);
  const bootstrap = globalThis.__BOOTSTRAP_DATA__;
  const store = createStore();
  const eventBuffer = bufferEvents(store);
  if (bootstrap.session) emit(store, 'session/changed', bootstrap.session);
  const remotes = createPageRemotes(bootstrap, store);
  const mounted: MountedRemotes = {};
  const remote = remotes.remoteFor(window.location.pathname);
  const isUnavailable = remote !== undefined && bootstrap.unavailable.includes(remote);
  const arriving = remote && !isUnavailable ? remotes.loadRoutes(remote) : null;
  arriving?.catch(() => undefined);
  const { default: messages } = await loadMessages(bootstrap.locale);
  if (remote && isUnavailable) mounted[remote] = bootstrap.apiFailed ? 'api-unavailable' : 'unavailable';
  if (remote && arriving)
    mounted[remote] = await withDeadline(arriving, remoteTimeout).catch((): Absence => 'preserved');
  const client = createBrowserGraphQLClient(bootstrap, store, failureTexts(messages));
  const lateRemote: [RemoteName, Promise<RemoteRoutesModule>] | null =
    remote && arriving && mounted[remote] === 'preserved' ? [remote, arriving] : null;
  return { page: { bootstrap, store, eventBuffer, client, remotes, messages, mounted, firstInteraction }, lateRemote };
}

/** Hydrates the document. `remount` replaces a remote's fallback by its page. */
async function hydrate(page: Page): Promise<{
  readonly router: () => DataRouter;
  readonly remount: (remote: RemoteName, module: RemoteRoutesModule) => Promise<void>;
}> {
  const { bootstrap, messages, mounted, remotes, store, client } = page;
  const cache = createEmotionCache();
  const initialUrl = window.location.href;
  let generation = 0;
  let router = await createRouter({ ...page, hydration: bootstrap.hydration, onActivated });
  let root: Root | undefined;
  let onHydrated = (): void => undefined;
  // React discards the server's HTML, and what was typed into it, when the root renders anything else before it has hydrated.
  const hydrated = new Promise<void>((resolve) => (onHydrated = resolve));

  const view = (): ReactNode => (
    <Document
      bootstrap={bootstrap}
      messages={messages}
      cache={cache}
      store={store}
      client={client}
      loader={remotes.load}
      onHydrated={onHydrated}
    >
      {/* In the position of the server's preload hints: with another number of children, useId would give other ids. */}
      {null}
      <RecoveryProvider value={recover}>
        <RouterProvider key={generation} router={router} />
      </RecoveryProvider>
    </Document>
  );
  function onActivated(dataRouter: DataRouter): void {
    router = dataRouter;
    loadDeferred(page);
    void hydrated.then(() => startTransition(() => root?.render(view())));
  }
  async function remount(remote: RemoteName, module: RemoteRoutesModule): Promise<void> {
    mounted[remote] = module;
    router.dispose();
    // At the location that the server rendered, its data is still valid and no loader runs again.
    const hydration =
      window.location.href === initialUrl && !bootstrap.unavailable.includes(remote) ? bootstrap.hydration : undefined;
    router = await createRouter({ ...page, hydration, onActivated });
    generation++;
    await hydrated;
    root?.render(view());
  }
  function recover(remote: RemoteName): void {
    remotes
      .loadRoutes(remote)
      .then((module) => remount(remote, module))
      .catch(() => window.location.reload());
  }
  const begin = (): void => {
    root = hydrateRoot(document, view(), {
      onRecoverableError: (error) => console.error('The page did not hydrate cleanly.', error),
    });
  };
  const inputReplay: InputReplay | undefined = globalThis.__INPUT_REPLAY__;
  if (inputReplay?.hasPending()) flushSync(begin);
  else startTransition(begin);
  // React handles events from here on, except inside boundaries that still wait for their code.
  inputReplay?.release(isHydrated);
  return { router: () => router, remount };
}

/** When deferred code loads without an interaction, in ms; earlier where the visit may be tracked, or somebody is signed in. */
const deferredDelay = (store: Store) =>
  document.cookie.includes(`${CONSENT_COOKIE}=all`) || store.get(sessionAtom).account ? 2000 : 8000;
/** Shows an administrator who acts as a member that they do, on every page. */
function showActing(page: Page): void {
  if (!isActing()) return;
  import(/* webpackChunkName: "acting" */ './acting/show-banner.tsx').then(
    ({ showBanner }) => showBanner(page),
    () => window.location.reload(),
  );
}

let isDeferredLoaded = false;

function loadDeferred(page: Page): void {
  if (isDeferredLoaded) return;
  isDeferredLoaded = true;
  import(/* webpackChunkName: "deferred" */ './deferred/start-deferred.ts').then(
    ({ startDeferred }) => startDeferred(page),
    () => (isDeferredLoaded = false),
  );
}

async function start(): Promise<void> {
  followCurrency(globalThis.__BOOTSTRAP_DATA__.locale);
  await yieldToMain();
  const { page, lateRemote } = await prepare();
  await yieldToMain();
  const { store, client } = page;
  setTimeout(loadDeferred, deferredDelay(store), page);
  const { router, remount } = await hydrate(page);
  showActing(page);
  // A remote that loads after the timeout replaces its fallback.
  lateRemote?.[1].then((module) => remount(lateRemote[0], module)).catch(() => undefined);
  for (const name of ['slice/failed', 'api/failed'] as const)
    listen(store, name, (event) => navigator.sendBeacon('/client-events', JSON.stringify({ name, ...event })));
  await yieldToMain();
  startSessionSync({
    store,
    client,
    onEnded: () => {
      import(/* webpackChunkName: "data-router" */ './browser/guard-navigation.ts').then(
        ({ hasLostAccess }) => (hasLostAccess(store, window.location) ? router().navigate('/') : undefined),
        () => undefined,
      );
    },
  });
}

void start();
