import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportRecord } from './listing-import.model.ts';
import { useImportProgress } from './use-import-progress.ts';

const Root = styled.div`
  display: grid;
  gap: 8px;
  & > progress {
    width: 100%;
    height: 8px;
    accent-color: var(--hs-plush);
  }
`;

/** How much of an import is checked or written by now; refreshes by itself. Renders a `<div>`. */
export function ProgressLine({ record }: { readonly record: ImportRecord }): ReactNode {
  const { formatMessage } = useIntl();
  const { products, done, state, isStale } = useImportProgress(record);
  const isKnown = products > 0;
  return (
    <Root>
      <progress
        {...(isKnown ? { value: done, max: products } : {})}
        aria-label={formatMessage({ id: `listingImports.state.${state}` })}
      />
      {isKnown && (
        <p className="hs-small hs-mute hs-num">
          <FormattedMessage id="listingImports.progress" values={{ done, products }} />
        </p>
      )}
      <p role="status" className="hs-small hs-mute">
        {isStale && <FormattedMessage id="listingImports.stale" />}
      </p>
    </Root>
  );
}
