import type { Locale } from '@headstock/contracts/locale';
import type { RouteHandle } from '@headstock/contracts/remotes';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router';
import { withMessages, type Messages } from '@headstock/i18n/messages';

/** What a page's module exports. */
export interface PageModule {
  readonly Component: ComponentType;
  readonly loader?: LoaderFunction;
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

/** The lazy half of a route: loads the page's module and its messages side by side, and tells the shell which chunks to preload. */
export function lazyPage(locale: Locale, { chunk, load, messages }: LazyPage): Pick<RouteObject, 'handle' | 'lazy'> {
  return {
    handle: {
      chunks: [chunk, ...messages.map(({ name }) => `messages-${name}-${locale}`)],
    } satisfies RouteHandle,
    lazy: async () => {
      const [{ Component, loader }, ...groups] = await Promise.all([
        load(),
        ...messages.map((group) => group.load(locale)),
      ]);
      return {
        ...(loader ? { loader } : {}),
        Component: withMessages(Component, Object.assign({}, ...groups)),
      };
    },
  };
}
