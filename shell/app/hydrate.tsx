import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import { emit, listen, type Store } from '@headstock/event-bus';
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
import { createRouter, type MountedRemotes } from './browser/create-router.ts';
import { createPageRemotes, type PageRemotes } from './browser/page-remotes.ts';
import { Document } from './document.tsx';
import { remoteTimeout, withDeadline } from './federation/deadline.ts';
import { RecoveryProvider } from './federation/recovery.ts';
import { plainText } from './messages/plain-text.ts';
import type { Absence } from './routes/app-routes.tsx';
import { createLazyGraphQLClient } from './session/lazy-graphql-client.ts';
import { startSessionSync } from './session/session-sync.ts';
import { bufferEvents, type EventBuffer } from './tracking/event-buffer.ts';

declare global {
  /** What the server says of the page, in an inline script. */
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
  /** Somebody is there. */
  readonly firstInteraction: Promise<void>;
}

const loadMessages = (locale: BootstrapData['locale']): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "messages-fr" */ './messages/fr.json')
    : import(/* webpackChunkName: "messages-en" */ './messages/en.json');

/** Everything that must be there before React takes over the server's HTML. */
async function prepare(): Promise<{ page: Page; lateRemote: [RemoteName, Promise<RemoteRoutesModule>] | null }> {
  const firstInteraction = waitForFirstInteraction(window);
  const bootstrap = globalThis.__BOOTSTRAP_DATA__;
  const store = createStore();
  const eventBuffer = bufferEvents(store);
  if (bootstrap.session) emit(store, 'session/changed', bootstrap.session);
  const remotes = createPageRemotes(bootstrap, store);
  const mounted: MountedRemotes = {};
  const remote = remotes.remoteFor(window.location.pathname);
  const isDown = remote !== undefined && bootstrap.unavailable.includes(remote);
  const arriving = remote && !isDown ? remotes.loadRoutes(remote) : null;
  arriving?.catch(() => undefined);
  const { default: messages } = await loadMessages(bootstrap.locale);
  if (remote && isDown) mounted[remote] = bootstrap.apiFailed ? 'api-unavailable' : 'unavailable';
  if (remote && arriving)
    mounted[remote] = await withDeadline(arriving, remoteTimeout).catch((): Absence => 'preserved');
  const client = createLazyGraphQLClient(bootstrap.locale, store, plainText(messages['shell.error.unreachable']));
  const lateRemote: [RemoteName, Promise<RemoteRoutesModule>] | null =
    remote && arriving && mounted[remote] === 'preserved' ? [remote, arriving] : null;
  return { page: { bootstrap, store, eventBuffer, client, remotes, messages, mounted, firstInteraction }, lateRemote };
}

/** Hydrates the document; gives a function that puts a remote's page in place of its fallback. */
async function hydrate(page: Page): Promise<{
  readonly router: () => DataRouter;
  readonly remount: (remote: RemoteName, module: RemoteRoutesModule) => Promise<void>;
}> {
  const { bootstrap, messages, mounted, remotes, store, client } = page;
  const cache = createEmotionCache();
  const began = window.location.href;
  let generation = 0;
  let router = await createRouter({ ...page, hydration: bootstrap.hydration, onActivated });
  let root: Root | undefined;
  let onHydrated = (): void => undefined;
  // A page that gets something else to show before it is hydrated is thrown away by React, with all that was typed into it.
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
      {/* The place of the server's hints: both sides must have as many children here, or the ids of useId differ. */}
      {null}
      <RecoveryProvider value={recover}>
        <RouterProvider key={generation} router={router} />
      </RecoveryProvider>
    </Document>
  );
  function onActivated(live: DataRouter): void {
    router = live;
    loadDeferred(page);
    void hydrated.then(() => startTransition(() => root?.render(view())));
  }
  async function remount(remote: RemoteName, module: RemoteRoutesModule): Promise<void> {
    mounted[remote] = module;
    router.dispose();
    // The server's data still fits while the visitor is where the page began: then nothing is asked again.
    const hydration =
      window.location.href === began && !bootstrap.unavailable.includes(remote) ? bootstrap.hydration : undefined;
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
      onRecoverableError: (error) => console.error('The page was rendered anew.', error),
    });
  };
  const inputReplay: InputReplay | undefined = globalThis.__INPUT_REPLAY__;
  if (inputReplay?.hasPending()) flushSync(begin);
  else startTransition(begin);
  // From here on React answers, but for places that still wait for their code.
  inputReplay?.release(isHydrated);
  return { router: () => router, remount };
}

/** How long a visitor who only looks is left alone with what nobody waits for, in ms; less where the visit may be counted. */
const deferredDelay = () => (document.cookie.includes(`${CONSENT_COOKIE}=all`) ? 2000 : 8000);
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
  await yieldToMain();
  const { page, lateRemote } = await prepare();
  await yieldToMain();
  const { store, client } = page;
  setTimeout(loadDeferred, deferredDelay(), page);
  const { router, remount } = await hydrate(page);
  // A remote that comes lateRemote takes the place of its fallback by itself.
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
