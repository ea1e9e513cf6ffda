import { describe, expect, it } from '@jest/globals';
import { readListAddress } from '#mfe-admin/features/list-page/list-address.model.ts';
import { inventoryFilterOf } from './inventory-filter.model.ts';
import { inventoryList } from './inventory-list.ts';

const filterOf = (query: string) => inventoryFilterOf(readListAddress(inventoryList, new URLSearchParams(query)).state);

describe('the filter of the inventory', () => {
  it('narrows nothing without an address', () => {
    const empty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);
    expect(Object.values(filterOf('')).filter((value) => !empty(value))).toEqual([]);
  });

  it('reads what stands in the address', () => {
    expect(
      filterOf(
        'search=tele&state=SOLD&state=ENDED&whose=SHOP&category=merch&condition=MINT&needs=photographs&price-from=10.50&listed-from=2026-11-01&listed-to=2026-11-26&seller=ann',
      ),
    ).toMatchObject({
      search: 'tele',
      states: ['SOLD', 'ENDED'],
      sellerKinds: ['SHOP'],
      categories: ['merch'],
      conditions: ['MINT'],
      withoutPhotographs: true,
      onHold: null,
      priceFromCents: 1_050,
      priceToCents: null,
      listedFrom: '2026-11-01T00:00:00.000Z',
      listedTo: '2026-11-27T00:00:00.000Z',
      seller: 'ann',
    });
  });

  it.each([
    ['none', null, 0],
    ['few', 1, 3],
    ['many', 4, null],
  ])('of %s pieces', (choice, stockFrom, stockTo) => {
    expect(filterOf(`pieces=${choice}`)).toMatchObject({ stockFrom, stockTo });
  });
});
