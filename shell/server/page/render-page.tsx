import { Writable } from 'node:stream';
import { localePrefix, type Locale } from '@headstock/contracts/locale';
import type { RemoteName, RemoteRoutesModule } from '@headstock/contracts/remotes';
import { remoteAudience, remoteNames } from '@headstock/contracts/remotes';
import type { RouteRule } from '@headstock/contracts/routes';
import type { SessionState } from '@headstock/contracts/session';
import { storeProfile } from '@headstock/contracts/store-profile';
import { emit } from '@headstock/event-bus';
import type { LoadedRemote, VisitorRemotes } from '@headstock/federation/remote-store';
import { graphqlClientContext, type GraphQLClient } from '@headstock/graphql-client';
import type { Messages } from '@headstock/i18n/messages';
import { createEmotionCache } from '@headstock/ui/emotion-cache';
import { EmotionStream } from '@headstock/ui/emotion-stream';
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { preload } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router';
import type { BootstrapData } from '#shell/app/bootstrap-data.ts';
import { isExternalUrl } from '#shell/app/browser/external-url.model.ts';
import type { DeferredScripts } from '#shell/app/browser/start-scripts.ts';
import { Document } from '#shell/app/document.tsx';
import { createAppRoutes, type Absence } from '#shell/app/routes/app-routes.tsx';
import type { ShellConfig } from '../config.ts';
import type { Banner } from './banner-cache.ts';
import { SeoHeadLinks } from '#shell/server/seo/head-links.tsx';
import { serializeErrors } from './serialize-errors.ts';

declare const __STYLESHEET__: string;
declare const __FONTS__: readonly string[];
/** The text of `startScripts`. */
declare const __START_SCRIPTS__: string;

export interface PageRequest {
  readonly url: URL;
  readonly locale: Locale;
  readonly rule: RouteRule | undefined;
  readonly session: SessionState | null;
  readonly client: GraphQLClient;
  /** Stands at our own scripts in the HTML, and at no others. */
  readonly nonce: string;
  readonly messages: Messages;
  /** The messages of the banner. */
  readonly banner: Promise<Banner>;
}

export interface PageServices {
  readonly config: ShellConfig;
  readonly remotes: VisitorRemotes;
  /** The version of the shop that this visitor gets. */
  readonly build: string;
  /** Addresses of the shell's own scripts: what runs, and what those import, to preload. */
  readonly scripts: { readonly run: readonly string[]; readonly preload: readonly string[] };
  readonly onError: (error: unknown, remote: RemoteName | undefined) => void;
}

export type PageResult =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | { readonly kind: 'page'; readonly status: number; readonly html: string; readonly degraded: boolean };

const renderPatience = 10_000;
/** How long scripts wait for the first pictures, in ms: as long as these take on a slow line. */
const scriptPatience = 1200;
/** What a remote says of its routes crosses a border between builds, so it is looked at. */
const handleSchema = z.looseObject({ chunks: z.array(z.string()).default([]) }).default({ chunks: [] });

/** Renders a page to HTML. A remote that cannot be had, or that throws while it renders, is replaced by its fallback. */
export async function renderPage(request: PageRequest, services: PageServices): Promise<PageResult> {
  const remote = request.rule?.remote;
  const loaded = remote ? await services.remotes.get(remote) : null;
  const module = await loadRoutes(loaded, services);
  try {
    return await renderWith(request, services, loaded, module ?? 'unavailable');
  } catch (error) {
    services.onError(error, remote);
    if (!remote || !module) throw error;
    return renderWith(request, services, loaded, 'unavailable');
  }
}

async function loadRoutes(loaded: LoadedRemote | null, services: PageServices): Promise<RemoteRoutesModule | null> {
  if (!loaded) return null;
  try {
    return await loaded.modules.load<RemoteRoutesModule>('./routes');
  } catch (error) {
    services.onError(error, loaded.remote);
    return null;
  }
}

/** What the loaders of a page give, by the ids of their routes. */
export type PageData =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'data';
      readonly status: number;
      readonly data: Readonly<Record<string, unknown>>;
      /** The page's remote cannot be had. */
      readonly degraded: boolean;
    };

/** Loads what a page shows, and renders nothing. Throws what its loaders throw for no reason. */
export async function loadPageData(request: PageRequest, services: PageServices): Promise<PageData> {
  const remote = request.rule?.remote;
  const module = await loadRoutes(remote ? await services.remotes.get(remote) : null, services);
  const asked = await askLoaders(request, module ?? 'unavailable');
  if (asked.kind === 'redirect') return asked;
  const { statusCode: status, loaderData } = asked.context;
  // Routes without data of their own, such as frames, say nothing.
  const data = Object.fromEntries(
    Object.entries(loaderData).filter(([, value]) => value !== null && value !== undefined),
  );
  return { kind: 'data', status, data, degraded: !module && remote !== undefined };
}

type Asked =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly context: StaticHandlerContext;
      readonly handler: ReturnType<typeof createStaticHandler>;
    };

/** Runs the loaders of a page. What they throw on purpose is in the context. */
async function askLoaders(request: PageRequest, module: RemoteRoutesModule | Absence): Promise<Asked> {
  const { url, locale, rule, client } = request;
  const routes = createAppRoutes(locale, rule ? { [rule.remote]: module } : {});
  if (routes[0]) routes[0].loader = () => null;
  const handler = createStaticHandler(routes, { basename: localePrefix(locale) || '/' });
  const requestContext = new RouterContextProvider(new Map([[graphqlClientContext, client]]));
  const context = await handler.query(new Request(url, { headers: { accept: 'text/html' } }), { requestContext });
  if (context instanceof Response) return { kind: 'redirect', status: context.status, location: pathOf(context, url) };
  throwUnexpected(context);
  return { kind: 'page', context, handler };
}

async function renderWith(
  request: PageRequest,
  services: PageServices,
  loaded: LoadedRemote | null,
  module: RemoteRoutesModule | Absence,
): Promise<PageResult> {
  const asked = await askLoaders(request, module);
  if (asked.kind === 'redirect') return asked;
  const { context, handler } = asked;
  const degraded = module === 'unavailable' && request.rule !== undefined;
  const bootstrap = bootstrapDataOf(request, services, context, loaded, degraded, await request.banner);
  const chunks = context.matches.flatMap(({ route }) => handleSchema.parse(route.handle).chunks);
  const remotePreloads = degraded ? [] : (loaded?.preloads('./routes', chunks) ?? []);
  const preloads = [...services.scripts.preload, ...remotePreloads];
  const html = await renderHtml({ request, services, bootstrap, context, handler, preloads });
  return { kind: 'page', status: context.statusCode, html, degraded };
}

/** Where a loader sends the visitor. A page may not send anybody out of the shop. */
function pathOf(redirect: Response, { origin }: URL): string {
  const location = redirect.headers.get('location') ?? '/';
  if (isExternalUrl(location, origin)) throw new Error('a loader sends visitors out of the shop');
  return location;
}

/** What a loader throws on purpose is a page; anything else is a fault of the remote. */
function throwUnexpected(context: StaticHandlerContext): void {
  for (const error of Object.values(context.errors ?? {})) if (error instanceof Error) throw error;
}

function bootstrapDataOf(
  request: PageRequest,
  services: PageServices,
  context: StaticHandlerContext,
  loaded: LoadedRemote | null,
  degraded: boolean,
  banner: Banner,
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
    session: request.session,
    banner,
    hydration: {
      loaderData: context.loaderData,
      actionData: context.actionData,
      errors: serializeErrors(context.errors),
    },
  };
}

interface HtmlOptions {
  readonly request: PageRequest;
  readonly services: PageServices;
  readonly bootstrap: BootstrapData;
  readonly context: StaticHandlerContext;
  readonly handler: ReturnType<typeof createStaticHandler>;
  readonly preloads: readonly string[];
}

async function renderHtml({ request, services, bootstrap, context, handler, preloads }: HtmlOptions): Promise<string> {
  const store = createStore();
  if (bootstrap.session) emit(store, 'session/changed', bootstrap.session);
  const cache = createEmotionCache();
  const router = createStaticRouter(handler.dataRoutes, context);
  function Hints(): ReactNode {
    for (const href of __FONTS__) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    return <SeoHeadLinks locale={request.locale} />;
  }
  const deferred: DeferredScripts = { run: services.scripts.run, preload: preloads, patience: scriptPatience };
  const loader = (): Promise<never> => Promise.reject(new Error('parts are loaded in the browser only'));
  const head = { nonce: request.nonce, stylesheet: __STYLESHEET__ };
  const tree = (
    <Document
      bootstrap={bootstrap}
      messages={request.messages}
      cache={cache}
      store={store}
      client={request.client}
      loader={loader}
      head={head}
    >
      <Hints />
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Document>
  );
  return new Promise((resolve, reject) => {
    let failure: Error | undefined;
    const stream = renderToPipeableStream(tree, {
      nonce: request.nonce,
      // The page goes out whole, so nothing of it may wait for a script that moves it to its place.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      bootstrapScriptContent: `window.__BOOTSTRAP_DATA__=${escapeJson(bootstrap)};(${__START_SCRIPTS__})(${escapeJson(deferred)})`,
      onAllReady() {
        clearTimeout(timer);
        if (failure) return reject(failure);
        stream.pipe(new EmotionStream(cache)).pipe(collect(resolve));
      },
      onShellError: (error) => {
        clearTimeout(timer);
        reject(toError(error));
      },
      onError: (error) => {
        failure ??= toError(error);
      },
    });
    const timer = setTimeout(() => stream.abort(new Error('rendering took too long')), renderPatience);
  });
}

function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error('a remote threw what is no error', { cause: thrown });
}

function collect(done: (html: string) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, next) {
      chunks.push(Buffer.from(chunk));
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString('utf8'));
      next();
    },
  });
}

/** JSON that may stand within a script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
