import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Difference } from './editor.model.ts';
import { fieldName, showValue } from './show-value.ts';

const Root = styled.dl`
  display: grid;
  gap: 12px;
  max-height: 50vh;
  overflow: auto;
  & dt {
    font-weight: 600;
  }
  & del,
  & ins {
    display: block;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    max-height: 9em;
    overflow: auto;
  }
  & del {
    color: var(--hs-ink-3);
  }
  & ins {
    text-decoration: none;
  }
`;

/** What differs, field by field: what was, and what is. Renders a `<dl>`. */
export function DifferenceList({ differences }: { readonly differences: readonly Difference[] }): ReactNode {
  const intl = useIntl();
  return (
    <Root tabIndex={0} aria-label={intl.formatMessage({ id: 'listingEditor.differences' })}>
      {differences.map(({ path, before, after }) => {
        const [was, is] = [showValue(path, before, intl), showValue(path, after, intl)];
        return (
          <div key={path}>
            <dt>{fieldName(path, intl)}</dt>
            <dd>
              <span className="hs-vh">
                <FormattedMessage id="listingEditor.before" />{' '}
              </span>
              <del>{was}</del>
              <span className="hs-vh">
                <FormattedMessage id="listingEditor.after" />{' '}
              </span>
              {/* As many photographs as before, in another order or with other words. */}
              <ins>{was === is ? <FormattedMessage id="listingEditor.changedText" /> : is}</ins>
            </dd>
          </div>
        );
      })}
    </Root>
  );
}
