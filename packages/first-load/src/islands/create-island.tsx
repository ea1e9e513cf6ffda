import type { Locale } from '@headstock/contracts/locale';
import {
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { useIntl } from 'react-intl';
import type { keepInput } from './keep-input.ts';

/** A part of a page that does not change once it is rendered. */
export interface Island<Props> {
  /** Renders a `<div>` around the part. Give it a `key` of what it shows: its markup survives other changes of its props. */
  readonly Island: ComponentType<Props>;
  /** Loads the part's code and messages. For loaders: they do not run for the server's markup. */
  readonly load: (locale: Locale) => Promise<void>;
}

/** Calls `activate` when the island at an element should become interactive; returns a function that stops waiting. */
export type ActivationTrigger = (element: Element, activate: () => void) => () => void;

/** How an island becomes interactive: when, and what keeps the visitor's input meanwhile. Islands that never do so load neither. */
export interface Activation {
  readonly when: ActivationTrigger;
  readonly keep: typeof keepInput;
}

/** Events by which a visitor uses a part, or gives it files. */
const given = ['change', 'click', 'dragenter', 'paste'] as const;

const subscribeToNothing = (): (() => void) => () => undefined;

/**
 * Creates an island: its markup comes with the server's HTML and stays as it is, without its code and messages, so it cannot handle
 * events or change. Where the browser renders the page, the part loads like any other. The server also serves it alone, by its name.
 *
 * @param activation makes the part interactive, see `becomeInteractive`; it never is unless given
 */
export function createIsland<Props extends object>(
  name: string,
  fetchComponent: (locale: Locale) => Promise<ComponentType<Props>>,
  activation?: Activation,
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
    const interactive = useRef<HTMLDivElement>(null);
    const handOver = useRef<ReturnType<typeof keepInput>>(null);
    const [isStatic, setIsStatic] = useState(isHydrating);
    const [, rerender] = useReducer((count: number) => count + 1, 0);
    const Part = loaded[locale];
    const isMissing = !isStatic && !Part;
    useEffect(() => {
      if (isMissing) load(locale).then(rerender, () => undefined);
    }, [isMissing, locale]);
    useEffect(() => {
      const element = root.current;
      if (!activation || !isStatic || !element) return undefined;
      handOver.current = activation.keep(element);
      const activate = (): void => {
        load(locale).then(
          () => setIsStatic(false),
          () => undefined,
        );
      };
      const ignore = activation.when(element, activate);
      // Whoever uses it wants it now, and again where it could not be loaded before.
      for (const event of given) element.addEventListener(event, activate);
      return () => {
        ignore();
        for (const event of given) element.removeEventListener(event, activate);
      };
    }, [isStatic, locale]);
    useLayoutEffect(() => {
      if (!isStatic && interactive.current) handOver.current?.(interactive.current);
    }, [isStatic]);
    if (isStatic)
      return <div ref={root} data-island={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return (
      <div key="interactive" ref={interactive} data-island={name}>
        {Part && <Part {...props} />}
      </div>
    );
  }
  return { Island, load };
}
