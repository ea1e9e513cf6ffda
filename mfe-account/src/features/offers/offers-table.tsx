import styled from '@emotion/styled';
import { Checkbox } from '@headstock/ui/checkbox';
import { Table } from '@headstock/ui/table';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { BulkBar } from '#mfe-account/features/list-page/bulk-bar.tsx';
import { BulkAnswerForm } from './bulk-answer.tsx';
import { OffersTableFrame } from './offers-table-frame.ts';
import { OffersTableRow } from './offers-table-row.tsx';
import type { OfferRow } from './offer.model.ts';
import { useOffersAnswer } from './use-offers-answer.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
  & tbody th {
    min-width: 180px;
    white-space: normal;
    & > a,
    & > span {
      display: block;
    }
    & > span,
    & > p {
      margin-top: 2px;
      font-weight: 400;
      font-size: var(--hs-t-small);
    }
    & > [data-refused] {
      color: var(--hs-bad);
    }
  }
  & td[data-align='end'] {
    white-space: nowrap;
  }
  & td > input {
    width: 20px;
    height: 20px;
    accent-color: var(--hs-plush);
  }
  & tr[data-checked] {
    background: var(--hs-sunken);
  }
`;

const columns = ['item', 'offered', 'asking', 'comparables', 'fees', 'net', 'payout', 'days'] as const;
const atEnd: ReadonlySet<string> = new Set(['offered', 'asking', 'comparables', 'fees', 'net', 'payout', 'days']);

/**
 * The offers that wait for the seller, side by side, with one answer for all that are chosen, and what came of the last
 * one. Renders a `<div>`; without offers the outcome alone, or nothing.
 */
export function OffersTable({ offers }: { readonly offers: readonly OfferRow[] }): ReactNode {
  const { formatMessage } = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { busy, refusal, failure, outcomes, answer } = useOffersAnswer();
  // What was answered meanwhile is no longer there to be chosen.
  const answerable = offers.filter(({ id }) => chosen.has(id));
  const ids = answerable.map(({ id }) => id);
  const choose = (id: string, isChosen: boolean): void =>
    setChosen(new Set(isChosen ? [...ids, id] : ids.filter((other) => other !== id)));
  const answered = [...outcomes.values()].filter(({ success }) => success).length;
  const refused = [...outcomes].flatMap(([id, { message }]) =>
    message !== null && !offers.some((offer) => offer.id === id) ? [[id, message] as const] : [],
  );
  const summary = outcomes.size > 0 && (
    <div role="status">
      <p>
        <FormattedMessage id="offers.bulk.answered" values={{ count: answered, total: outcomes.size }} />
      </p>
      {refused.map(([id, message]) => (
        <p key={id} className="hs-mute">
          {message}
        </p>
      ))}
    </div>
  );
  if (offers.length === 0) return summary;
  return (
    <Root>
      <Checkbox
        checked={ids.length === offers.length}
        onChange={({ target }) => setChosen(new Set(target.checked ? offers.map(({ id }) => id) : []))}
      >
        <FormattedMessage id="offers.bulk.all" values={{ count: offers.length }} />
      </Checkbox>
      <OffersTableFrame>
        <Table caption={formatMessage({ id: 'offers.bulk.title' })} hideCaption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="offers.bulk.column.choice" />
              </th>
              {columns.map((column) => (
                <th key={column} scope="col" {...(atEnd.has(column) ? { 'data-align': 'end' } : {})}>
                  <FormattedMessage id={`offers.bulk.column.${column}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {offers.map((offer) => (
              <OffersTableRow
                key={offer.id}
                offer={offer}
                checked={ids.includes(offer.id)}
                onCheck={(isChosen) => choose(offer.id, isChosen)}
                outcome={outcomes.get(offer.id)}
              />
            ))}
          </tbody>
        </Table>
      </OffersTableFrame>
      <BulkBar isSticky={ids.length > 0}>
        {summary}
        <BulkAnswerForm
          count={ids.length}
          busy={busy}
          refusal={refusal}
          failure={failure}
          onAnswer={(given) => answer({ ids, seen: answerable.map(({ changedAt }) => changedAt), ...given })}
        />
      </BulkBar>
    </Root>
  );
}
