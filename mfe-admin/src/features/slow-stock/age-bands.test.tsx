/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import texts from '#mfe-admin/messages/slow-stock.en.json' with { type: 'json' };
import { AgeBands, type AgeBandsProps } from './age-bands.tsx';

type Band = AgeBandsProps['bands'][number];

const band = (fromDays: number, count: number, costCents: number, uncosted: number): Band => ({
  fromDays,
  toDays: fromDays + 29,
  count,
  asking: { amountCents: 90_000 },
  cost: { amountCents: costCents },
  uncosted,
});

it('gives no amount where the cost of no instrument is known, and what is known of the others', () => {
  render(
    <IntlProvider locale="en" messages={texts}>
      <AgeBands bands={[band(0, 2, 0, 2), band(30, 2, 50_000, 1), band(60, 0, 0, 0)]} />
    </IntlProvider>,
  );
  const tied = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[1]?.textContent);
  expect(tied).toEqual([undefined, '– 2 without a cost', '$500 1 without a cost', '$0']);
});
