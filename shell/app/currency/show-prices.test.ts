/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { followCurrency } from './follow-currency.ts';
import { currencyScript, readCurrency, setCurrency } from './shown-currency.ts';

const table = {
  asOf: '2026-11-26',
  source: 'ECB',
  isOld: false,
  rates: [
    { currency: 'EUR', rate: 0.8629 },
    { currency: 'JPY', rate: 156.32 },
    { currency: 'XXX', rate: 2 },
  ],
};
const asked = jest.fn<typeof fetch>();
const answer = (exchangeRates: unknown): void => {
  asked.mockImplementation(async () => new Response(JSON.stringify({ data: { exchangeRates } })));
};

/** A page of its own, as each test begins one: listeners of former pages find nothing that they could write. */
function openPage(html = '<b>$2,450<small data-usd="245000"></small></b><small data-usd="" data-as="note"></small>') {
  document.body.innerHTML = html;
  const text = (index = 0): string => document.querySelectorAll('small')[index]?.textContent ?? '';
  return { text, note: () => document.querySelector('[data-as=note]')?.textContent ?? '' };
}
const room = (): string | undefined => document.documentElement.dataset['currency'];
type Listener = Parameters<typeof window.addEventListener>[1];
const added: [string, Listener][] = [];
beforeEach(() => {
  const add = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: Listener) => {
    added.push([type, listener]);
    add(type, listener);
  });
  localStorage.clear();
  delete document.documentElement.dataset['currency'];
  asked.mockReset();
  globalThis.fetch = asked;
  answer(table);
});
afterEach(() => {
  // Nothing of this page writes into the next one's.
  setCurrency('USD');
  for (const [type, listener] of added.splice(0)) window.removeEventListener(type, listener);
  jest.restoreAllMocks();
});

describe('prices', () => {
  it('stay as they are, and nothing is asked, while US dollars are shown', async () => {
    const { text } = openPage();
    followCurrency('en');
    await Promise.resolve();
    expect([text(), room(), asked.mock.calls.length]).toEqual(['', undefined, 0]);
  });

  it('are shown in the chosen currency, with the day and the source of the rate', async () => {
    const { text, note } = openPage();
    localStorage.setItem('currency', 'EUR');
    followCurrency('en');
    await waitFor(() => expect(text()).toBe('about €2,114'));
    expect(room()).toBe('EUR');
    expect(note()).toBe(
      'Prices in euros are approximate, at the rates of Nov 26th 2026 (European Central Bank). You always pay in US dollars.',
    );
    expect(document.querySelector('small')?.title).toContain('European Central Bank');
    expect(asked).toHaveBeenCalledWith(
      expect.stringMatching(/^\/graphql\?query=/),
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('are written in French for French pages', async () => {
    const { text } = openPage('<small data-usd="245000"></small><small data-usd="245000" data-as="pay"></small>');
    localStorage.setItem('currency', 'EUR');
    followCurrency('fr');
    await waitFor(() => expect(text()).toBe('environ 2\u202f114\u00a0€'));
    expect(text(1)).toBe(
      'Vous payez en dollars américains\u00a0: 2\u202f450,00\u00a0$. Soit environ 2\u202f114\u00a0€ au cours du 26 nov. 2026 (Banque centrale européenne).',
    );
  });

  it('follow what comes to the page, what changes, and what is chosen next; the rates are asked for once', async () => {
    const { text, note } = openPage();
    localStorage.setItem('currency', 'EUR');
    followCurrency('en');
    await waitFor(() => expect(text()).toBe('about €2,114'));
    document.body.insertAdjacentHTML('beforeend', '<p><small data-usd="1999"></small></p>');
    await waitFor(() => expect(text(2)).toBe('about €17.25'));
    document.querySelector('small')?.setAttribute('data-usd', '10000');
    await waitFor(() => expect(text()).toBe('about €86.29'));
    setCurrency('JPY');
    await waitFor(() => expect(text()).toBe('about ¥15,600'));
    setCurrency('USD');
    await waitFor(() =>
      expect([text(), text(2), note(), room(), readCurrency()]).toEqual(['', '', '', undefined, 'USD']),
    );
    document.body.insertAdjacentHTML('beforeend', '<small data-usd="500"></small>');
    await Promise.resolve();
    expect([text(3), asked.mock.calls.length]).toEqual(['', 1]);
  });

  it('follow a choice in another tab', async () => {
    const { text } = openPage();
    followCurrency('en');
    localStorage.setItem('currency', 'JPY');
    window.dispatchEvent(new StorageEvent('storage', { key: 'currency', newValue: 'JPY' }));
    await waitFor(() => expect(text()).toBe('about ¥383,000'));
  });

  it('say how old the rates are, and that a filter is in dollars', async () => {
    answer({ ...table, isOld: true, source: 'Bank of Testing' });
    const { text, note } = openPage(
      '<small data-usd="" data-as="filter"></small><small data-usd="" data-as="note"></small><small data-usd="" data-as="rate"></small>',
    );
    localStorage.setItem('currency', 'EUR');
    followCurrency('en');
    await waitFor(() => expect(text()).toBe('These amounts are in US dollars.'));
    expect(note()).toContain('the last rates that we have are from Nov 26th 2026 (Bank of Testing)');
    expect(text(2)).toBe('At the Nov 26th 2026 rate. You pay in US dollars.');
  });

  it.each([null, { ...table, rates: [] }, { ...table, rates: [{ currency: 'EUR', rate: -1 }] }])(
    'stay in US dollars, without room for others, where the rates are %j; one place says so',
    async (none) => {
      answer(none);
      const { text, note } = openPage();
      localStorage.setItem('currency', 'EUR');
      followCurrency('en');
      await waitFor(() => expect(note()).toBe('We have no recent rate for this currency. Prices are in US dollars.'));
      expect([text(), room()]).toEqual(['', undefined]);
    },
  );

  it('stay in US dollars while the rates cannot be loaded, which is tried again at the next choice', async () => {
    asked.mockRejectedValueOnce(new TypeError('offline'));
    const { text, note } = openPage();
    localStorage.setItem('currency', 'EUR');
    followCurrency('en');
    await waitFor(() => expect(note()).toContain('could not be loaded'));
    expect([text(), room()]).toEqual(['', undefined]);
    setCurrency('EUR');
    await waitFor(() => expect(text()).toBe('about €2,114'));
  });

  it('are never markup, whatever the source is called', async () => {
    answer({ ...table, source: '<img src=x onerror=alert(1)>' });
    const { note } = openPage();
    localStorage.setItem('currency', 'EUR');
    followCurrency('en');
    await waitFor(() => expect(note()).toContain('<img src=x'));
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the choice', () => {
  const run = (): void => {
    const script = document.createElement('script');
    script.textContent = currencyScript;
    document.head.append(script);
  };

  it('makes room before the first paint', () => {
    run();
    expect(room()).toBeUndefined();
    setCurrency('CAD');
    run();
    expect(room()).toBe('CAD');
    expect(currencyScript).not.toMatch(/<|\n/);
  });

  it.each(['"><script>', 'usd', 'XXX', 'toString', ''])(
    'is US dollars after %j, without room for others',
    (garbage) => {
      localStorage.setItem('currency', garbage);
      run();
      expect([readCurrency(), room()]).toEqual(['USD', undefined]);
    },
  );

  it('survives blocked storage', () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    setCurrency('EUR');
    setCurrency('USD');
    run();
    expect([readCurrency(), room()]).toEqual(['USD', undefined]);
  });
});
