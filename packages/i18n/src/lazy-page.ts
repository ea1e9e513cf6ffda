import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { withMessages, type Messages } from '@headstock/i18n/messages';

/** What a page's module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
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
  readonly messages: readonly MessageGroup[];
}

function withIslands({ loader, loadIslands }: PageModule, locale: Locale): LoaderFunction | undefined {
  if (!loader || !loadIslands) return loader;
  return async (args) => {
    // An island retries by itself when it is rendered.
    const islands = loadIslands(locale).catch(() => undefined);
    const loaded = await loader(args);
    await islands;
    return loaded;
  };
}

/** The lazy half of a route: loads the page's module and its messages side by side, and tells the shell which chunks to preload. */
export function lazyPage(locale: Locale, { chunk, load, messages }: LazyPage): Pick<RouteObject, 'handle' | 'lazy'> {
  return {
    handle: {
      chunks: [chunk, ...messages.map(({ name }) => `messages-${name}-${locale}`)],
    } satisfies RouteHandle,
    lazy: async () => {
      const [module, ...groups] = await Promise.all([load(), ...messages.map((group) => group.load(locale))]);
      const { Component, ErrorBoundary } = module;
      const loader = withIslands(module, locale);
      const merged: Messages = Object.assign({}, ...groups);
      return {
        ...(loader ? { loader } : {}),
        Component: withMessages(Component, merged),
        ...(ErrorBoundary ? { ErrorBoundary: withMessages(ErrorBoundary, merged) } : {}),
      };
    },
  };
}
