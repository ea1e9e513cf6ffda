import { CONSENT_COOKIE } from '@headstock/contracts/cookie-names';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import { emit, listen, type Store } from '@headstock/event-bus';
import type { GraphQLClient } from '@headstock/graphql-client';
import type { Messages } from '@headstock/i18n/messages';
import { createEmotionCache } from '@headstock/ui/emotion-cache';
import { createStore } from 'jotai';
import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Boot } from './bootstrap-data.ts';
import { breathe } from './browser/yield-to-main.ts';
import { firstSign } from './browser/first-interaction.ts';
import { isAsleep } from './browser/is-hydrated.ts';
import { createRouter, type MountedRemotes } from './browser/create-router.ts';
import { createPageRemotes, type PageRemotes } from './browser/page-remotes.ts';
import type { EarlyVisitor } from './browser/start-scripts.ts';
import { Document } from './document.tsx';
import { remotePatience, withDeadline } from './federation/deadline.ts';
import { RecoveryProvider } from './federation/recovery.ts';
import { plainText } from './messages/plain-text.ts';
import type { Absence } from './routes/app-routes.tsx';
import { createLazyGraphQLClient } from './session/lazy-graphql-client.ts';
import { startSessionSync } from './session/session-sync.ts';
import { rememberEvents, type EventMemory } from './tracking/event-buffer.ts';

declare global {
  /** What the server says of the page, in an inline script. */
  var __BOOT__: Boot;
  /** Left by the document's own script. */
  var __EARLY__: EarlyVisitor | undefined;
}

interface Page {
  readonly boot: Boot;
  readonly store: Store;
  readonly memory: EventMemory;
  readonly client: GraphQLClient;
  readonly remotes: PageRemotes;
  readonly messages: Messages;
  readonly mounted: MountedRemotes;
  /** Somebody is there. */
  readonly seen: Promise<void>;
}

const loadMessages = (locale: Boot['locale']): Promise<{ default: Messages }> =>
  locale === 'fr'
    ? import(/* webpackChunkName: "messages-fr" */ './messages/fr.json')
    : import(/* webpackChunkName: "messages-en" */ './messages/en.json');

/** Everything that must be there before React takes over the server's HTML. */
async function prepare(): Promise<{ page: Page; late: [RemoteName, Promise<RemoteRoutesModule>] | null }> {
  const seen = firstSign(window);
  const boot = globalThis.__BOOT__;
  const store = createStore();
  const memory = rememberEvents(store);
  if (boot.session) emit(store, 'session/changed', boot.session);
  const remotes = createPageRemotes(boot, store);
  const mounted: MountedRemotes = {};
  const remote = remotes.remoteFor(window.location.pathname);
  const isDown = remote !== undefined && boot.down.includes(remote);
  const arriving = remote && !isDown ? remotes.loadRoutes(remote) : null;
  arriving?.catch(() => undefined);
  const { default: messages } = await loadMessages(boot.locale);
  if (remote && isDown) mounted[remote] = 'down';
  if (remote && arriving) mounted[remote] = await withDeadline(arriving, remotePatience).catch((): Absence => 'frozen');
  const client = createLazyGraphQLClient(boot.locale, store, plainText(messages['shell.unreachable']));
  const late: [RemoteName, Promise<RemoteRoutesModule>] | null =
    remote && arriving && mounted[remote] === 'frozen' ? [remote, arriving] : null;
  return { page: { boot, store, memory, client, remotes, messages, mounted, seen }, late };
}

/** Hydrates the document; gives a function that puts a remote's page in place of its fallback. */
async function hydrate(page: Page): Promise<{
  readonly router: () => DataRouter;
  readonly mountAnew: (remote: RemoteName, module: RemoteRoutesModule) => Promise<void>;
}> {
  const { boot, messages, mounted, remotes, store, client } = page;
  const cache = createEmotionCache();
  const began = window.location.href;
  let generation = 0;
  let router = await createRouter({ ...page, hydration: boot.hydration, onAwake });
  let root: Root | undefined;
  let onHydrated = (): void => undefined;
  // A page that gets something else to show before it is hydrated is thrown away by React, with all that was typed into it.
  const hydrated = new Promise<void>((resolve) => (onHydrated = resolve));

  const view = (): ReactNode => (
    <Document
      boot={boot}
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
  function onAwake(live: DataRouter): void {
    router = live;
    bringLate(page);
    void hydrated.then(() => startTransition(() => root?.render(view())));
  }
  async function mountAnew(remote: RemoteName, module: RemoteRoutesModule): Promise<void> {
    mounted[remote] = module;
    router.dispose();
    // The server's data still fits while the visitor is where the page began: then nothing is asked again.
    const hydration = window.location.href === began && !boot.down.includes(remote) ? boot.hydration : undefined;
    router = await createRouter({ ...page, hydration, onAwake });
    generation++;
    await hydrated;
    root?.render(view());
  }
  function recover(remote: RemoteName): void {
    remotes
      .loadRoutes(remote)
      .then((module) => mountAnew(remote, module))
      .catch(() => window.location.reload());
  }
  const begin = (): void => {
    root = hydrateRoot(document, view(), {
      onRecoverableError: (error) => console.error('The page was rendered anew.', error),
    });
  };
  const early = globalThis.__EARLY__;
  if (early?.isWaiting()) flushSync(begin);
  else startTransition(begin);
  // From here on React answers, but for places that still wait for their code.
  early?.takeOver(isAsleep);
  return { router: () => router, mountAnew };
}

/** How long a visitor who only looks is left alone with what nobody waits for, in ms; less where the visit may be counted. */
const latePatience = () => (document.cookie.includes(`${CONSENT_COOKIE}=all`) ? 2000 : 8000);
let isLateThere = false;

function bringLate(page: Page): void {
  if (isLateThere) return;
  isLateThere = true;
  import(/* webpackChunkName: "late" */ './deferred/start-deferred.ts').then(
    ({ startLate }) => startLate(page),
    () => (isLateThere = false),
  );
}

async function start(): Promise<void> {
  await breathe();
  const { page, late } = await prepare();
  await breathe();
  const { store, client } = page;
  setTimeout(bringLate, latePatience(), page);
  const { router, mountAnew } = await hydrate(page);
  // A remote that comes late takes the place of its fallback by itself.
  late?.[1].then((module) => mountAnew(late[0], module)).catch(() => undefined);
  listen(store, 'slice/failed', (event) => navigator.sendBeacon('/client-events', JSON.stringify(event)));
  await breathe();
  startSessionSync({
    store,
    client,
    onEnded: () => {
      import(/* webpackChunkName: "live-router" */ './browser/guard-navigation.ts').then(
        ({ isClosed }) => (isClosed(store, window.location) ? router().navigate('/') : undefined),
        () => undefined,
      );
    },
  });
}

void start();
