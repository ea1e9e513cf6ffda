import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { NameCountsFragment } from './names.generated.ts';

const Root = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 18px;
  & > dd {
    margin: 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

const keys = ['listings', 'drafts', 'savedSearches', 'portfolio', 'addresses', 'synonyms'] as const;

/** How many records a change of names reaches. Renders a `<dl>`. */
export function NameCounts({ counts }: { readonly counts: NameCountsFragment }): ReactNode {
  return (
    <Root>
      {keys.map((key) => (
        <div key={key} style={{ display: 'contents' }}>
          <dt>
            <FormattedMessage id={`names.count.${key}`} />
          </dt>
          <dd>
            <FormattedNumber value={counts[key]} />
          </dd>
        </div>
      ))}
    </Root>
  );
}
