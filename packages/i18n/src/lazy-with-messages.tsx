import { locales, type Locale } from '@headstock/contracts/locale';
import { withMessages } from '@headstock/i18n/messages';
import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageGroup } from './lazy-page.ts';

type Lazy<Props> = LazyExoticComponent<ComponentType<Props>>;

/**
 * A component that is loaded on its first render, side by side with its messages in the page's language. Render it inside a
 * `<Suspense>`.
 */
export function lazyWithMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  groups: readonly MessageGroup[],
): ComponentType<Props> {
  const inLocale = (locale: Locale): Lazy<Props> =>
    lazy(async () => {
      const [Component, ...messages] = await Promise.all([load(), ...groups.map((group) => group.load(locale))]);
      return { default: withMessages(Component, Object.assign({}, ...messages)) };
    });
  const byLocale: Partial<Record<Locale, Lazy<Props>>> = {};
  return function LazyWithMessages(props: Props): ReactNode {
    const { locale } = useIntl();
    const known = locales.find((one) => one === locale) ?? 'en';
    const Component: ComponentType<Props> = (byLocale[known] ??= inLocale(known));
    return <Component {...props} />;
  };
}
