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
import { useHelp } from './use-help.ts';
import { spreadOf } from './price-guidance.model.ts';

const Root = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  & > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 32px;
    & dt {
      color: var(--hs-ink-3);
      font-size: var(--hs-t-small);
    }
    & dd {
      font-weight: 600;
    }
  }
`;

function useGuidance(): Guidance | null {
  const client = useGraphQLClient();
  const { id, document, help } = useEditor();
  const { brand, model, yearFrom: year, priceCents } = document;
  return useHelp(JSON.stringify([brand, model, year, priceCents]), help.priceGuidance, async (signal) => {
    const variables = { id, brand, model, year, priceCents: priceCents ?? 0 };
    const options = { signal, quiet: true, cache: false } as const;
    return (await client.query(ListingEditorGuidanceDocument, variables, options)).priceGuidance;
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

/** What the seller would really get, and what others of the model cost: the spread and each of them, never one number. */
export function PriceGuidance(): ReactNode {
  const intl = useIntl();
  const { document } = useEditor();
  const guidance = useGuidance();
  if (!guidance) return null;
  const { comparables, fee, net } = guidance;
  const spread = spreadOf(comparables.map(({ price }) => price.amountCents));
  const money = (cents: number): string => formatMoney(cents, intl);
  return (
    <Root>
      {document.priceCents !== null && document.priceCents > 0 && (
        <dl>
          <div>
            <dt>
              <FormattedMessage id="listingEditor.fee" />
            </dt>
            <dd>{money(fee.amountCents)}</dd>
          </div>
          <div>
            <dt>
              <FormattedMessage id="listingEditor.net" />
            </dt>
            <dd>{money(net.amountCents)}</dd>
          </div>
        </dl>
      )}
      {spread === null ? (
        <p className="hs-mute">
          <FormattedMessage id="listingEditor.noComparables" />
        </p>
      ) : (
        <>
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
          <Comparables comparables={comparables} />
        </>
      )}
    </Root>
  );
}
