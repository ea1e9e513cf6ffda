import { useEffect, useReducer, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@headstock/contracts/locale';

/** A section of a page that keeps the server's markup. */
export interface Island<Props> {
  /** Renders a `<div>` around the section. Give it a `key` of what it shows: other changes of its props do not update its markup. */
  readonly Island: ComponentType<Props>;
  /** Loads code and messages; for route loaders, which run only where the browser renders the page itself. */
  readonly load: (locale: Locale) => Promise<void>;
}

/** Waits until the island at an element is to be activated; returns a function that stops waiting. */
export type ActivateWhen = (element: Element, activate: () => void) => () => void;

const never = (): (() => void) => () => undefined;

/**
 * An island: its markup comes with the server's HTML and stays as it is, so neither its code nor its messages are loaded then. It
 * has no handlers and does not update. Where the browser renders the page itself, it loads the island like any other component.
 * The server also offers the markup of some islands on its own, by their name.
 *
 * @param activateWhen decides when the island is hydrated after all; by default never
 */
export function createIsland<Props extends object>(
  name: string,
  fetch: (locale: Locale) => Promise<ComponentType<Props>>,
  activateWhen?: ActivateWhen,
): Island<Props> {
  const loaded: Partial<Record<Locale, ComponentType<Props>>> = {};
  async function load(locale: Locale): Promise<void> {
    loaded[locale] ??= await fetch(locale);
  }

  function Island(props: Props) {
    const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => typeof document !== 'undefined',
    );
    const root = useRef<HTMLDivElement>(null);
    const [isStatic, setStatic] = useState(isHydrating);
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const Widget = loaded[locale];
    const isMissing = !isStatic && !Widget;
    useEffect(() => {
      if (isMissing) load(locale).then(rerender, () => undefined);
    }, [isMissing, locale]);
    useEffect(() => {
      if (!activateWhen || !isStatic || !root.current) return undefined;
      return activateWhen(root.current, () => {
        load(locale).then(
          () => setStatic(false),
          () => undefined,
        );
      });
    }, [isStatic, locale]);
    if (isStatic)
      return <div ref={root} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div key="live" data-island={name}>
        {Widget && <Widget {...props} />}
      </div>
    );
  }
  return { Island, load };
}
