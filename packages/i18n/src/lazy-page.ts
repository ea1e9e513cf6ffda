import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { withMessages, type Messages } from '@headstock/i18n/messages';

/** What a page's module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Shown in place of the page when it or its loader throws. */
  readonly ErrorBoundary?: ComponentType;
  /** Loads the islands of the page that the browser renders itself. Runs beside the loader; the page shows without them when it fails. */
  readonly loadIslands?: (locale: Locale) => Promise<unknown>;
}

/** A group of messages: the webpack chunks are named `messages-<name>-<locale>`. */
export interface MessageGroup {
  readonly name: string;
  readonly load: (locale: Locale) => Promise<Messages>;
}

export interface LazyPage {
  /** The webpack chunk name of the page's module. */
  readonly chunk: string;
  readonly load: () => Promise<PageModule>;
  /** The page's data. In a chunk of its own: the first page of a visit comes with its data, and its queries are not needed. */
  readonly loader?: () => Promise<{ readonly loader: LoaderFunction }>;
  readonly messages: readonly MessageGroup[];
  /** See `RouteHandle.persistent`. */
  readonly persistent?: boolean;
}

/** Runs a page's loader, and beside it loads the islands of the page. */
function loaderOf({ load, loader }: LazyPage, locale: Locale): LoaderFunction | undefined {
  if (!loader) return undefined;
  return async (args) => {
    // An island retries by itself when it is rendered.
    const islands = load()
      .then(({ loadIslands }) => loadIslands?.(locale))
      .catch(() => undefined);
    const module = await loader();
    const loaded = await module.loader(args);
    await islands;
    return loaded;
  };
}

/** The lazy half of a route: loads the page's module, its messages and its data side by side, and tells the shell which chunks to preload. */
export function lazyPage(locale: Locale, page: LazyPage): Pick<RouteObject, 'handle' | 'lazy' | 'loader'> {
  const { chunk, load, messages, persistent } = page;
  const loader = loaderOf(page, locale);
  return {
    ...(loader ? { loader } : {}),
    handle: {
      chunks: [chunk, ...messages.map(({ name }) => `messages-${name}-${locale}`)],
      ...(persistent ? { persistent } : {}),
    } satisfies RouteHandle,
    lazy: async () => {
      const [module, ...groups] = await Promise.all([load(), ...messages.map((group) => group.load(locale))]);
      const { Component, ErrorBoundary } = module;
      const merged: Messages = Object.assign({}, ...groups);
      return {
        Component: withMessages(Component, merged),
        ...(ErrorBoundary ? { ErrorBoundary: withMessages(ErrorBoundary, merged) } : {}),
      };
    },
  };
}
