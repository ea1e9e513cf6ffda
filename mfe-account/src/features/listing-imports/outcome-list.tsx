import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { countOf, type ImportRecord, importOutcomes } from './listing-import.model.ts';

const Root = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px clamp(20px, 3vw, 40px);
  & dt {
    color: var(--hs-ink-3);
    font-size: var(--hs-t-small);
  }
  & dd {
    font-weight: 600;
  }
`;

/** What becomes of the listings of a file, those that there are. Renders a `<dl>`, or nothing for none. */
export function OutcomeList({ outcomes }: Pick<ImportRecord, 'outcomes'>): ReactNode {
  const shown = importOutcomes.filter((outcome) => countOf(outcomes, outcome) > 0);
  if (shown.length === 0) return null;
  return (
    <Root>
      {shown.map((outcome) => (
        <div key={outcome}>
          <dt>
            <FormattedMessage id={`listingImports.outcome.${outcome}`} />
          </dt>
          <dd className="hs-num">
            <FormattedNumber value={countOf(outcomes, outcome)} />
          </dd>
        </div>
      ))}
    </Root>
  );
}
