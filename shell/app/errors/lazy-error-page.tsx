import type { Locale } from '@headstock/contracts/locale';
import { lazy, Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorPageProps } from './error-page.tsx';
import { UnavailableFallback } from './unavailable-fallback.tsx';

const inLanguage = (locale: Locale) =>
  lazy(() =>
    import(/* webpackChunkName: "error-page" */ './localized-error-page.ts').then(
      ({ localizedErrorPages }) => ({ default: localizedErrorPages[locale] }),
      () => ({ default: Unreachable }),
    ),
  );

const pages = { en: inLanguage('en'), fr: inLanguage('fr') } as const;

/** Shown when the error page's own code cannot be loaded. */
function Unreachable(): ReactNode {
  return <UnavailableFallback onRetry={() => window.location.reload()} />;
}

/** The error page, loaded on demand: few visitors ever need its code. */
export function LazyErrorPage(props: ErrorPageProps): ReactNode {
  const Loaded = pages[useIntl().locale === 'fr' ? 'fr' : 'en'];
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
