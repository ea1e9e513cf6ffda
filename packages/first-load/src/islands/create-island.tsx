import type { Locale } from '@headstock/contracts/locale';
import { useEffect, useReducer, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useIntl } from 'react-intl';

/** A part of a page that does not change once it is rendered. */
export interface Island<Props> {
  /** Renders a `<div>` around the part. Give it a `key` of what it shows: its markup survives other changes of its props. */
  readonly Island: ComponentType<Props>;
  /** Loads the part's code and messages. For loaders: they do not run for the server's markup. */
  readonly load: (locale: Locale) => Promise<void>;
}

/** Calls `activate` when the island at an element should become interactive; returns a function that stops waiting. */
export type ActivationTrigger = (element: Element, activate: () => void) => () => void;

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Creates an island: its markup comes with the server's HTML and stays as it is, without its code and messages, so it cannot handle
 * events or change. Where the browser renders the page, the part loads like any other. The server also serves it alone, by its name.
 *
 * @param trigger decides when the part becomes interactive; never unless given
 */
export function createIsland<Props extends object>(
  name: string,
  fetchComponent: (locale: Locale) => Promise<ComponentType<Props>>,
  trigger?: ActivationTrigger,
): Island<Props> {
  const loaded: Partial<Record<Locale, ComponentType<Props>>> = {};
  async function load(locale: Locale): Promise<void> {
    loaded[locale] ??= await fetchComponent(locale);
  }

  function Island(props: Props) {
    const locale = useIntl().locale === 'fr' ? 'fr' : 'en';
    const isHydrating = useSyncExternalStore(
      subscribeToNothing,
      () => false,
      () => typeof document !== 'undefined',
    );
    const root = useRef<HTMLDivElement>(null);
    const [isStatic, setIsStatic] = useState(isHydrating);
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const Part = loaded[locale];
    const isMissing = !isStatic && !Part;
    useEffect(() => {
      if (isMissing) load(locale).then(rerender, () => undefined);
    }, [isMissing, locale]);
    useEffect(() => {
      if (!trigger || !isStatic || !root.current) return undefined;
      return trigger(root.current, () => {
        load(locale).then(
          () => setIsStatic(false),
          () => undefined,
        );
      });
    }, [isStatic, locale]);
    if (isStatic)
      return <div ref={root} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div key="interactive" data-island={name}>
        {Part && <Part {...props} />}
      </div>
    );
  }
  return { Island, load };
}
