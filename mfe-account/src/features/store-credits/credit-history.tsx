import styled from '@emotion/styled';
import { useShopDate } from '@headstock/i18n/use-shop-date';
import { Heading } from '@headstock/ui/heading';
import { Money } from '@headstock/ui/money';
import { Table } from '@headstock/ui/table';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountStoreCreditsQuery } from './store-credits.generated.ts';

/** Plain or trade credits of the viewer, with their history. */
export type Credits = NonNullable<NonNullable<AccountStoreCreditsQuery['viewer']>['storeCredits']>[number];

const Root = styled.section`
  display: grid;
  gap: 12px;
  max-width: 720px;
  & > p > b {
    font: 400 var(--hs-t-2) / 1.1 var(--hs-serif);
  }
`;

/** The API's reasons that have words of their own; any other is an entry. */
const reasons = ['issued', 'held', 'released', 'refunded'];

/** One kind of credits: what is left, and what came and went. Renders a `<section>`. */
export function CreditHistory({ credits }: { readonly credits: Credits }): ReactNode {
  const { formatMessage, locale } = useIntl();
  const formatDay = useShopDate();
  const kind = credits.isTrade ? 'trade' : 'plain';
  const money = (cents: number) => <Money amountCents={cents} locale={locale} cents="always" />;
  return (
    <Root aria-labelledby={`credits-${kind}`}>
      <Heading level={2} step="3" id={`credits-${kind}`}>
        <FormattedMessage id={`storeCredits.${kind}`} />
      </Heading>
      <p>
        <FormattedMessage id="storeCredits.left" values={{ amount: <b>{money(credits.balance.amountCents)}</b> }} />
      </p>
      {credits.transactions.length > 0 && (
        <Table caption={formatMessage({ id: `storeCredits.history.${kind}` })} hideCaption>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="storeCredits.date" />
              </th>
              <th scope="col">
                <FormattedMessage id="storeCredits.what" />
              </th>
              <th scope="col" data-align="end">
                <FormattedMessage id="storeCredits.amount" />
              </th>
            </tr>
          </thead>
          <tbody>
            {credits.transactions.map(({ id, amount, reason, createdAt }) => (
              <tr key={id}>
                <td>{formatDay(createdAt)}</td>
                <td>
                  <FormattedMessage id={`storeCredits.reason.${reasons.includes(reason) ? reason : 'other'}`} />
                </td>
                <td data-align="end">{money(amount.amountCents)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Root>
  );
}
