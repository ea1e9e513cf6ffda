/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderPage } from '#shell/app/layout/layout.fixture.tsx';
import { setCurrency } from '#shell/app/currency/shown-currency.ts';
import { CurrencySelect } from './currency-select.tsx';

afterEach(cleanup);
beforeEach(() => localStorage.clear());

it('offers US dollars and the others, and keeps the choice', async () => {
  renderPage(<CurrencySelect />, { hasRates: true });
  const select = screen.getByRole('combobox', { name: 'Currency' });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'USD $',
    'EUR €',
    'GBP £',
    'CAD $',
    'JPY ¥',
    'CHF Fr.',
  ]);
  expect(select).toHaveProperty('value', 'USD');
  await userEvent.selectOptions(select, 'JPY');
  expect([localStorage.getItem('currency'), screen.getByRole('combobox')]).toEqual(['JPY', select]);
  expect(select).toHaveProperty('value', 'JPY');
  await userEvent.selectOptions(select, 'USD');
  expect(localStorage.getItem('currency')).toBe('');
});

it('follows a choice that was made elsewhere', () => {
  renderPage(<CurrencySelect />, { hasRates: true, locale: 'fr', at: '/fr' });
  act(() => setCurrency('EUR'));
  expect(screen.getByRole('combobox', { name: 'Devise' })).toHaveProperty('value', 'EUR');
});

it('is not there where the shop has no rates', () => {
  renderPage(<CurrencySelect />);
  expect(screen.queryByRole('combobox')).toBeNull();
});
