import { expect, it } from '@jest/globals';
import { readStripeTaxSettings } from './stripe-tax-settings.ts';

it('is off without a key', () => {
  expect(readStripeTaxSettings({})).toBeUndefined();
  expect(readStripeTaxSettings({ STRIPE_TAX_TIMEOUT_MS: '900', STRIPE_API_URL: 'http://localhost:9' })).toBeUndefined();
});

it('has default codes, timeout and address', () => {
  expect(readStripeTaxSettings({ STRIPE_TAX_SECRET_KEY: 'sk_test_headstock' })).toEqual({
    secretKey: 'sk_test_headstock',
    goodsCode: 'txcd_99999999',
    shippingCode: 'txcd_92010001',
    timeoutMs: 2_500,
    apiUrl: null,
  });
});

it.each([
  ['STRIPE_TAX_SECRET_KEY', 'short'],
  ['STRIPE_TAX_GOODS_CODE', 'guitars'],
  ['STRIPE_TAX_SHIPPING_CODE', 'txcd_1'],
  ['STRIPE_TAX_TIMEOUT_MS', '0'],
])('reports an invalid %s', (name, value) => {
  expect(() => readStripeTaxSettings({ STRIPE_TAX_SECRET_KEY: 'sk_test_headstock', [name]: value })).toThrow(name);
});
