import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SavedSearch } from './saved-search.model.ts';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  font-size: var(--hs-t-small);
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 6px;
    min-width: 0;
  }
  & dt {
    color: var(--hs-ink-3);
  }
  & dd {
    overflow-wrap: anywhere;
  }
`;

/** What a search asks for, in words. Renders a `<dl>`. */
export function Criteria({ criteria }: Pick<SavedSearch, 'criteria'>): ReactNode {
  return (
    <Root>
      {criteria.map(({ key, labels }) => (
        <div key={key}>
          <dt>
            <FormattedMessage id={`savedSearches.criterion.${key}`} />
          </dt>
          <dd>{labels.join(', ')}</dd>
        </div>
      ))}
    </Root>
  );
}
