import styled from '@emotion/styled';
import { Heading } from '@headstock/ui/heading';
import { Notice } from '@headstock/ui/notice';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { gainedRights, type MergePreview } from './merge.model.ts';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.45;
  & th,
  & td {
    padding: 8px 0 8px 12px;
    border-bottom: 1px solid var(--hs-line);
    text-align: end;
    vertical-align: top;
    font-weight: inherit;
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td):first-of-type {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
  & thead th {
    font-size: var(--hs-t-small);
    color: var(--hs-ink-3);
  }
`;

const Obstacles = styled.ul`
  display: grid;
  gap: 6px;
`;

/** What stands in the way of a merging; nothing where it is free. Renders a notice. */
function ObstaclesNotice({ obstacles }: Pick<MergePreview, 'obstacles'>): ReactNode {
  if (obstacles.length === 0) return null;
  return (
    <Notice tone="warn">
      <strong>
        <FormattedMessage id="account.mergeObstacles" />
      </strong>
      <Obstacles>
        {obstacles.map(({ kind, message }) => (
          <li key={kind}>{message}</li>
        ))}
      </Obstacles>
    </Notice>
  );
}

/** What a merging would do: what moves, what stays and why. Renders a `<section>`. */
export function MergePreviewPart({ preview }: { readonly preview: MergePreview }): ReactNode {
  const { parts, obstacles, credits, cardCount, kept } = preview;
  const gained = gainedRights.filter((name) => preview.gainedRights.includes(name));
  return (
    <section className="hs-stack" aria-labelledby="merge-preview">
      <Heading level={3} step="3" id="merge-preview">
        <FormattedMessage id="account.mergePreview" />
      </Heading>
      <ObstaclesNotice obstacles={obstacles} />
      {obstacles.length === 0 && parts.length === 0 && (
        <p className="hs-mute">
          <FormattedMessage id="account.mergeNothing" />
        </p>
      )}
      {parts.length > 0 && (
        <Table>
          <thead>
            <tr>
              {(['account.mergeKind', 'account.mergeMoves', 'account.mergeStays'] as const).map((id) => (
                <th key={id} scope="col">
                  <FormattedMessage id={id} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map(({ title, movedCount, stayingCount, reason }) => (
              <tr key={title}>
                <th scope="row">
                  {title}
                  {reason !== null && <small>{reason}</small>}
                </th>
                <td>{movedCount}</td>
                <td>{stayingCount}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {credits.amountCents > 0 && (
        <p>
          <FormattedMessage id="account.mergeCredits" values={{ amount: <Amount money={credits} exact /> }} />
        </p>
      )}
      {cardCount > 0 && (
        <p>
          <FormattedMessage id="account.mergeCards" values={{ count: cardCount }} />
        </p>
      )}
      {gained.map((name) => (
        <p key={name}>
          <FormattedMessage id={`account.mergeGained.${name}`} values={{ name: kept.displayName }} />
        </p>
      ))}
    </section>
  );
}
