import { FormError } from '@headstock/ui/form-error';
import { Heading } from '@headstock/ui/heading';
import { TextButton } from '@headstock/ui/text-button';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PortfolioDetailsFragment } from './portfolio.generated.ts';
import { usePortfolioPhotographs } from './use-portfolio-photographs.ts';

const LazyField = lazy(async () => ({
  default: (
    await import(/* webpackChunkName: "photograph-field" */ '#mfe-account/features/photographs/photograph-field.tsx')
  ).PhotographField,
}));

/** Photographs of an instrument; the API holds the number too. */
const MOST_PHOTOGRAPHS = 12;

/** The owner's photographs of an instrument: to add, to put in order, to crop, to remove. Renders a `<section>`. */
export function PhotographsSection({ item }: { readonly item: PortfolioDetailsFragment }): ReactNode {
  const { value, change, problem, retry } = usePortfolioPhotographs(item);
  return (
    <section aria-labelledby="portfolio-photographs">
      <Heading level={2} step="2" id="portfolio-photographs">
        <FormattedMessage id="portfolio.photographs" />
      </Heading>
      <p className="hs-mute">
        <FormattedMessage id="portfolio.photographs.hint" /> <FormattedMessage id="portfolio.photographs.edited" />
      </p>
      <Suspense
        fallback={
          <p className="hs-mute">
            <FormattedMessage id="portfolio.photographs.loading" />
          </p>
        }
      >
        <LazyField value={value} onChange={change} max={MOST_PHOTOGRAPHS} />
      </Suspense>
      {problem !== null && (
        <FormError alert>
          {problem}{' '}
          {retry && (
            <TextButton onClick={retry}>
              <FormattedMessage id="portfolio.photographs.retry" />
            </TextButton>
          )}
        </FormError>
      )}
    </section>
  );
}
