import type { Locale } from '#api/platform/locale.ts';
import { type LedgerAccount, ledgerAccounts } from '#api/modules/payments/index.ts';

/** Debits raise assets and expenses; credits raise liabilities and revenue. */
export type AccountType = 'ASSET' | 'LIABILITY' | 'REVENUE' | 'EXPENSE';

type Account = { readonly type: AccountType; readonly en: string; readonly fr: string };

/** Names are those of files for accounting software, too, so none has a tab, a quotation mark or a colon. */
const accounts: Readonly<Record<LedgerAccount, Account>> = {
  card: { type: 'ASSET', en: 'Card clearing', fr: 'Cartes en attente' },
  valor: { type: 'ASSET', en: 'Valor clearing', fr: 'Valor en attente' },
  paypal: { type: 'ASSET', en: 'PayPal clearing', fr: 'PayPal en attente' },
  'shop-pay': { type: 'ASSET', en: 'Shop Pay clearing', fr: 'Shop Pay en attente' },
  affirm: { type: 'ASSET', en: 'Affirm clearing', fr: 'Affirm en attente' },
  ach: { type: 'ASSET', en: 'ACH clearing', fr: 'ACH en attente' },
  manual: { type: 'ASSET', en: 'Cash drawer', fr: 'Caisse' },
  bank: { type: 'ASSET', en: 'Bank', fr: 'Banque' },
  disputed: { type: 'ASSET', en: 'Chargebacks', fr: 'Impayés contestés' },
  receivable: { type: 'ASSET', en: 'Receivable from buyers', fr: 'Créances sur les acheteurs' },
  'seller-receivable': { type: 'ASSET', en: 'Receivable from sellers', fr: 'Créances sur les vendeurs' },
  'seller-payable': { type: 'LIABILITY', en: 'Consignor payable', fr: 'Dû aux vendeurs' },
  'refunds-payable': { type: 'LIABILITY', en: 'Refunds payable', fr: 'Remboursements dus' },
  'returns-payable': { type: 'LIABILITY', en: 'Returns payable', fr: 'Retours à rembourser' },
  'stored-value': { type: 'LIABILITY', en: 'Store credit and gift codes', fr: 'Avoirs et codes cadeaux' },
  held: { type: 'LIABILITY', en: 'Held store credit', fr: 'Avoirs réservés' },
  'tax-payable': { type: 'LIABILITY', en: 'Sales tax payable', fr: 'Taxe de vente due' },
  sales: { type: 'REVENUE', en: 'Sales', fr: 'Ventes' },
  commission: { type: 'REVENUE', en: 'Commission income', fr: 'Commissions' },
  shipping: { type: 'REVENUE', en: 'Shipping income', fr: 'Frais de port facturés' },
  'financing-fees': { type: 'REVENUE', en: 'Financing fee income', fr: 'Frais de financement' },
  breakage: { type: 'REVENUE', en: 'Breakage', fr: 'Codes expirés' },
  corrections: { type: 'REVENUE', en: 'Seller corrections', fr: 'Corrections de vendeurs' },
  issued: { type: 'EXPENSE', en: 'Goodwill and trade-ins', fr: 'Gestes commerciaux et reprises' },
  'cash-over-short': { type: 'EXPENSE', en: 'Cash over and short', fr: 'Écarts de caisse' },
  'write-offs': { type: 'EXPENSE', en: 'Chargeback losses', fr: 'Pertes sur impayés' },
  inventory: { type: 'ASSET', en: 'Inventory', fr: 'Stock' },
  'cost-of-goods': { type: 'EXPENSE', en: 'Cost of goods sold', fr: 'Coût des ventes' },
  'stock-losses': { type: 'EXPENSE', en: 'Damaged, lost and given away', fr: 'Casse, pertes et échantillons' },
  'in-transit': { type: 'ASSET', en: 'Payouts in transit', fr: 'Versements en route' },
  'provider-fees': { type: 'EXPENSE', en: 'Provider fees', fr: 'Frais des prestataires' },
  'settlement-differences': { type: 'EXPENSE', en: 'Settlement differences', fr: 'Écarts de versement' },
};

const isAccount = (code: string): code is LedgerAccount => Object.hasOwn(accounts, code);

/** An account of the chart by its code; undefined for an unknown one. */
export const readAccount = (code: string): LedgerAccount | undefined => (isAccount(code) ? code : undefined);

/** What an account is called in a language. */
export const accountName = (code: LedgerAccount, locale: Locale): string => accounts[code][locale];

/** The chart of accounts, in its order. */
export const chartOfAccounts = (locale: Locale) =>
  ledgerAccounts.map((code) => ({ code, name: accounts[code][locale], type: accounts[code].type }));
