import styled from '@emotion/styled';
import { Badge } from '@headstock/ui/badge';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { Comparison } from './use-comparison.ts';

const Root = styled.ul`
  display: grid;
  gap: 10px;
  & > li {
    display: grid;
    gap: 8px;
    padding: 12px 14px;
    border: 1px solid var(--hs-line);
    border-radius: var(--hs-r-control);
    background: var(--hs-surface);
    & > .head {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: 6px 10px;
      overflow-wrap: anywhere;
    }
    & > .sides {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
      gap: 8px 20px;
    }
  }
  & ol {
    padding-left: 18px;
    list-style: decimal;
    font-size: var(--hs-t-small);
    overflow-wrap: anywhere;
  }
`;

type Compared = Comparison['comparisons'][number];

function Side({ label, outcome }: { readonly label: string; readonly outcome: Compared['before'] }): ReactNode {
  return (
    <div>
      <p className="hs-small">
        <b>
          <FormattedMessage id={label} />
        </b>{' '}
        <span className="hs-num">
          <FormattedNumber value={outcome.count} />
          {outcome.isLowerBound && '+'}
        </span>
        {' · '}
        <span className="hs-mute">{outcome.words.join(' ')}</span>
      </p>
      <ol>
        {outcome.hits.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    </div>
  );
}

function Entry({ compared }: { readonly compared: Compared }): ReactNode {
  const { query, origin, before, after, isChanged } = compared;
  return (
    <li>
      <div className="head">
        <b>{query}</b>
        <Badge>
          <FormattedMessage id={`vocabulary.origin.${origin}`} />
        </Badge>
        {isChanged && (
          <Badge tone="warn">
            <FormattedMessage id="vocabulary.differs" />
          </Badge>
        )}
      </div>
      <div className="sides">
        {isChanged ? (
          <>
            <Side label="vocabulary.before" outcome={before} />
            <Side label="vocabulary.after" outcome={after} />
          </>
        ) : (
          <Side label="vocabulary.same" outcome={after} />
        )}
      </div>
    </li>
  );
}

/** What queries find before and after; those that stay the same are folded away. Renders `<ul>`s. */
export function ComparisonList({ comparisons }: { readonly comparisons: readonly Compared[] }): ReactNode {
  const isShown = ({ origin, isChanged }: Compared): boolean => isChanged || origin === 'typed';
  const shown = comparisons.filter(isShown);
  const rest = comparisons.filter((compared) => !isShown(compared));
  return (
    <div className="hs-stack">
      <p role="status">
        <FormattedMessage
          id="vocabulary.changedCount"
          values={{ count: comparisons.filter(({ isChanged }) => isChanged).length, all: comparisons.length }}
        />
      </p>
      <Root>
        {shown.map((compared) => (
          <Entry key={compared.query} compared={compared} />
        ))}
      </Root>
      {rest.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="vocabulary.sameCount" values={{ count: rest.length }} />
          </summary>
          <Root>
            {rest.map((compared) => (
              <Entry key={compared.query} compared={compared} />
            ))}
          </Root>
        </details>
      )}
    </div>
  );
}
