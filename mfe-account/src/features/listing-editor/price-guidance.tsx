import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { formatMoney } from '@headstock/ui/format-money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useEditor } from './editor-context.ts';
import {
  type ListingEditorPricesFragment as Guidance,
  ListingEditorGuidanceDocument,
} from './listing-editor.generated.ts';
import { ProceedsList } from '#mfe-account/features/proceeds/proceeds-list.tsx';
import { guidanceOf, spreadOf } from './price-guidance.model.ts';
import { PriceRange } from './price-range.tsx';
import { useHelp } from './use-help.ts';

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  align-items: start;
  gap: 14px 20px;
  & > div {
    display: grid;
    gap: 12px;
  }
  & > details {
    grid-column: 1 / -1;
  }
`;

function useGuidance(): Guidance | null {
  const client = useGraphQLClient();
  const { id, document, help } = useEditor();
  const about = guidanceOf(document);
  return useHelp(JSON.stringify(about), help.priceGuidance, async (signal) => {
    const options = { signal, quiet: true, cache: false } as const;
    return (await client.query(ListingEditorGuidanceDocument, { id, ...about }, options)).priceGuidance;
  });
}

function Comparables({ comparables }: Pick<Guidance, 'comparables'>): ReactNode {
  const intl = useIntl();
  const formatDate = useShopDate();
  return (
    <details>
      <summary>
        <FormattedMessage id="listingEditor.comparables" values={{ count: comparables.length }} />
      </summary>
      <Table caption={intl.formatMessage({ id: 'listingEditor.comparablesCaption' })}>
        <thead>
          <tr>
            {(['what', 'condition', 'when', 'price'] as const).map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`listingEditor.column.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparables.map(({ kind, year, condition, at, title, path, price }, index) => (
            <tr key={`${index} ${at}`}>
              <td>{path && title ? <Link to={path}>{title}</Link> : year}</td>
              <td>
                <FormattedMessage id={`listingEditor.condition.${condition}`} />
              </td>
              <td>
                <FormattedMessage id={`listingEditor.comparable.${kind}`} values={{ day: formatDate(at) }} />
              </td>
              <td className="hs-num">{formatMoney(price.amountCents, intl)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

/** Estimates are told in steps of ten dollars. */
const ABOUT_CENTS = 1_000;

/** Where the price stands among others, in words and as a bar. */
function Others({ guidance }: { readonly guidance: Guidance }): ReactNode {
  const intl = useIntl();
  const { document } = useEditor();
  const { comparables, estimate, originalityPercent } = guidance;
  const spread = spreadOf(comparables.map(({ price }) => price.amountCents));
  const money = (cents: number): string => formatMoney(cents, intl);
  // An estimate to the cent would claim more than it knows.
  const about = (cents: number): string => money(Math.round(cents / ABOUT_CENTS) * ABOUT_CENTS);
  if (spread === null)
    return (
      <p className="hs-mute">
        <FormattedMessage id="listingEditor.noComparables" />
      </p>
    );
  return (
    <div>
      <PriceRange spread={spread} cents={document.priceCents} />
      <p>
        <FormattedMessage
          id={spread.middle ? 'listingEditor.spread' : 'listingEditor.spreadThin'}
          values={{
            count: comparables.length,
            lowest: money(spread.lowest),
            highest: money(spread.highest),
            from: money(spread.middle?.[0] ?? 0),
            to: money(spread.middle?.[1] ?? 0),
          }}
        />
      </p>
      {estimate && (
        <p>
          <FormattedMessage
            id={estimate.isThin ? 'listingEditor.estimateThin' : 'listingEditor.estimate'}
            values={{ low: about(estimate.low.amountCents), high: about(estimate.high.amountCents) }}
          />{' '}
          {originalityPercent !== null && (
            <FormattedMessage
              id={originalityPercent === 0 ? 'listingEditor.allOriginal' : 'listingEditor.notOriginal'}
              values={{ percent: intl.formatNumber(-originalityPercent / 100, { style: 'percent' }) }}
            />
          )}
        </p>
      )}
    </div>
  );
}

/** What the seller would really get, and beside it what others of the model cost: the spread and each of them, never one number. */
export function PriceGuidance(): ReactNode {
  const { document } = useEditor();
  const guidance = useGuidance();
  if (!guidance) return null;
  return (
    <Root>
      {document.priceCents !== null && document.priceCents > 0 && <ProceedsList proceeds={guidance.proceeds} />}
      <Others guidance={guidance} />
      {guidance.comparables.length > 0 && <Comparables comparables={guidance.comparables} />}
    </Root>
  );
}
