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
      {differences.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{fieldName(path, intl)}</dt>
          <dd>
            <span className="hs-vh">
              <FormattedMessage id="listingEditor.before" />{' '}
            </span>
            <del>{showValue(path, before, intl)}</del>
            <span className="hs-vh">
              <FormattedMessage id="listingEditor.after" />{' '}
            </span>
            <ins>{showValue(path, after, intl)}</ins>
          </dd>
        </div>
      ))}
    </Root>
  );
}
