import { useEffect, useReducer, useRef, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@headstock/contracts/locale';

/** A part of a page that nothing changes once it stands. */
export interface Island<Props> {
  /** Renders a `<div>` around the part. Give it a `key` of what it shows: its markup outlives other changes of its props. */
  readonly Island: ComponentType<Props>;
  /** Brings the part's code and words, for loaders: they do not run where the server's markup stands. */
  readonly load: (locale: Locale) => Promise<void>;
}

/** Waits for the moment in which the part at an element is to come alive; returns the way to stop waiting. */
export type Wake = (element: Element, come: () => void) => () => void;

const never = (): (() => void) => () => undefined;

/**
 * A part whose markup comes with the server's HTML and stays as it is: neither its code nor its words are loaded then, so that it
 * can neither answer to anything nor change. Where the browser renders the page itself, it loads the part like any other. The
 * server gives it by itself, too, under its name.
 *
 * @param wake tells when the part comes alive, for what only a page in the browser can know or do; never unless given
 */
export function createIsland<Props extends object>(
  name: string,
  fetch: (locale: Locale) => Promise<ComponentType<Props>>,
  wake?: Wake,
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
    const place = useRef<HTMLDivElement>(null);
    const [stands, setStands] = useState(isHydrating);
    const [, show] = useReducer((count: number) => count + 1, 0);
    const Widget = loaded[locale];
    const isMissing = !stands && !Widget;
    useEffect(() => {
      if (isMissing) load(locale).then(show, () => undefined);
    }, [isMissing, locale]);
    useEffect(() => {
      if (!wake || !stands || !place.current) return undefined;
      return wake(place.current, () => {
        load(locale).then(
          () => setStands(false),
          () => undefined,
        );
      });
    }, [stands, locale]);
    if (stands)
      return <div ref={place} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div key="live" data-island={name}>
        {Widget && <Widget {...props} />}
      </div>
    );
  }
  return { Island, load };
}
