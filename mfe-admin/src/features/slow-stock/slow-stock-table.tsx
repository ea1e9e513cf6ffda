import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { defineTable } from '#mfe-admin/features/list-page/list-table.ts';
import { Day } from '#mfe-admin/features/moment/moment.tsx';
import type { AdminSlowListingFragment } from './slow-stock.generated.ts';
import { slowStockList } from './slow-stock-list.ts';

/** An instrument that does not sell. */
export type SlowRow = AdminSlowListingFragment;

/** An estimate in whole dollars. */
const whole = ({ amountCents }: { readonly amountCents: number }) => ({
  amountCents: Math.round(amountCents / 100) * 100,
});

/** What others of the model sold for, with the range and how many they are. */
function SoldCell({ soldFor }: SlowRow): ReactNode {
  if (!soldFor) return '–';
  return (
    <>
      <Amount money={whole(soldFor.median)} />
      <small>
        <Amount money={whole(soldFor.low)} />–<Amount money={whole(soldFor.high)} />
      </small>
      <small>
        <FormattedMessage id="slowStock.sales" values={{ count: soldFor.count }} />
        {soldFor.lastAt && (
          <>
            {', '}
            <FormattedMessage id="slowStock.last" values={{ day: <Day iso={soldFor.lastAt} /> }} />
          </>
        )}
      </small>
    </>
  );
}

/** The price that is suggested, and by how much it is less. */
function SuggestedCell({ suggestedPrice, listing: { askingPrice } }: SlowRow): ReactNode {
  if (!suggestedPrice || !askingPrice) return '–';
  const percent = Math.round((suggestedPrice.amountCents / askingPrice.amountCents - 1) * 1000) / 10;
  return (
    <>
      <Amount money={suggestedPrice} />
      <small>
        <FormattedMessage id="slowStock.percent" values={{ percent }} />
      </small>
    </>
  );
}

/** The table of what does not sell. */
export const slowStockTable = defineTable({
  list: slowStockList,
  rowId: ({ id }: SlowRow) => id,
  rowLink: ({ id }) => `/admin/listings/${id}`,
  bulkActions: [{ label: 'slowStock.apply', to: 'prices', grant: 'catalogue:write' }],
  filters: {
    age: {
      label: 'slowStock.filter.age',
      values: Object.fromEntries(['0', '30', '90', '180', '365'].map((days) => [days, `slowStock.age.${days}`])),
    },
    whose: { label: 'slowStock.filter.whose', values: { own: 'slowStock.own', sellers: 'slowStock.sellers' } },
  },
  columns: {
    title: { label: 'slowStock.title', names: true, cell: ({ listing }) => listing.title },
    age: {
      label: 'slowStock.column.age',
      align: 'end',
      cell: ({ ageDays }) => <FormattedMessage id="slowStock.days" values={{ count: ageDays }} />,
    },
    price: {
      label: 'slowStock.column.price',
      align: 'end',
      cell: ({ listing }) => <Amount money={listing.askingPrice} />,
    },
    cost: {
      label: 'slowStock.column.cost',
      align: 'end',
      cell: ({ listing }) => (listing.cost ? <Amount money={listing.cost} /> : '–'),
    },
    sold: { label: 'slowStock.column.sold', align: 'end', cell: SoldCell },
    advice: {
      label: 'slowStock.column.advice',
      cell: ({ advice }) => <FormattedMessage id={`slowStock.advice.${advice}`} />,
    },
    suggested: { label: 'slowStock.column.suggested', align: 'end', cell: SuggestedCell },
    watchers: { label: 'slowStock.column.watchers', align: 'end', cell: ({ listing }) => listing.watchers },
    offers: { label: 'slowStock.column.offers', align: 'end', cell: ({ listing }) => listing.openOffers },
    seller: { label: 'slowStock.column.seller', cell: ({ listing }) => listing.seller.displayName },
  },
});
