import type { Locale } from '#api/platform/locale.ts';
import type { LedgerAccount } from '#api/modules/payments/index.ts';

/** What a role is mapped to. */
export type RoleKind = 'account' | 'item' | 'customer';

type Meaning = { readonly kind: RoleKind; readonly en: string; readonly fr: string };

/** What documents name, and the company's chart of accounts must have. Items point to the accounts that their names say. */
export const roles = {
  card: { kind: 'account', en: 'Card clearing', fr: 'Compensation des cartes' },
  valor: { kind: 'account', en: 'Valor clearing', fr: 'Compensation Valor' },
  paypal: { kind: 'account', en: 'PayPal clearing', fr: 'Compensation PayPal' },
  'shop-pay': { kind: 'account', en: 'Shop Pay clearing', fr: 'Compensation Shop Pay' },
  affirm: { kind: 'account', en: 'Affirm clearing', fr: 'Compensation Affirm' },
  ach: { kind: 'account', en: 'ACH clearing', fr: 'Compensation ACH' },
  manual: { kind: 'account', en: 'Cash drawer', fr: 'Caisse' },
  bank: { kind: 'account', en: 'Bank', fr: 'Banque' },
  receivable: { kind: 'account', en: 'Accounts receivable', fr: 'Créances clients' },
  'consignor-payable': { kind: 'account', en: 'Consignor payable', fr: 'Dû aux vendeurs' },
  'refunds-payable': { kind: 'account', en: 'Refunds payable', fr: 'Remboursements dus' },
  'returns-payable': { kind: 'account', en: 'Returns payable', fr: 'Retours à rembourser' },
  'gift-codes': { kind: 'account', en: 'Gift code liability', fr: 'Dette des codes cadeaux' },
  'store-credits': { kind: 'account', en: 'Store credit liability', fr: 'Dette des avoirs' },
  'trade-credits': { kind: 'account', en: 'Trade credit liability', fr: 'Dette des avoirs de reprise' },
  shipping: { kind: 'account', en: 'Shipping income', fr: 'Produits de port' },
  commission: { kind: 'account', en: 'Commission income', fr: 'Produits de commission' },
  breakage: { kind: 'account', en: 'Breakage income', fr: 'Produits des codes expirés' },
  inventory: { kind: 'account', en: 'Inventory', fr: 'Stock' },
  'cost-of-goods': { kind: 'account', en: 'Cost of goods sold', fr: 'Coût des ventes' },
  'stock-losses': { kind: 'account', en: 'Inventory losses', fr: 'Pertes de stock' },
  'in-transit': { kind: 'account', en: 'Payouts in transit', fr: 'Versements en route' },
  'provider-fees': { kind: 'account', en: 'Provider fees', fr: 'Frais des prestataires' },
  'settlement-differences': { kind: 'account', en: 'Settlement differences', fr: 'Écarts de versement' },
  goodwill: { kind: 'account', en: 'Goodwill expense', fr: 'Gestes commerciaux' },
  chargebacks: { kind: 'account', en: 'Chargebacks', fr: 'Impayés contestés' },
  'cash-over-short': { kind: 'account', en: 'Cash over and short', fr: 'Écarts de caisse' },
  'chargeback-losses': { kind: 'account', en: 'Chargeback losses', fr: 'Pertes sur impayés' },
  sales: { kind: 'account', en: 'Sales (of daily summaries)', fr: 'Ventes (des résumés quotidiens)' },
  'financing-fees': {
    kind: 'account',
    en: 'Financing fees (of daily summaries)',
    fr: 'Frais de financement (des résumés quotidiens)',
  },
  'sales-tax': { kind: 'account', en: 'Sales tax payable', fr: 'Taxe de vente due' },
  'item-sales': { kind: 'item', en: 'Item: own goods', fr: 'Article : biens propres' },
  'item-consigned': {
    kind: 'item',
    en: 'Item: consigned goods (on consignor payable)',
    fr: 'Article : biens en dépôt (sur le dû aux vendeurs)',
  },
  'item-returned': {
    kind: 'item',
    en: 'Item: returned goods (on returns payable)',
    fr: 'Article : biens retournés (sur les retours)',
  },
  'item-shipping': { kind: 'item', en: 'Item: shipping', fr: 'Article : port' },
  'item-financing-fee': { kind: 'item', en: 'Item: financing fee', fr: 'Article : frais de financement' },
  'item-gift-codes': {
    kind: 'item',
    en: 'Item: gift code (on its liability)',
    fr: 'Article : code cadeau (sur sa dette)',
  },
  'item-store-credits': {
    kind: 'item',
    en: 'Item: store credit (on its liability)',
    fr: 'Article : avoir (sur sa dette)',
  },
  'item-trade-credits': {
    kind: 'item',
    en: 'Item: trade credit (on its liability)',
    fr: 'Article : avoir de reprise (sur sa dette)',
  },
  customer: { kind: 'customer', en: 'Customer of the shop’s sales', fr: 'Client des ventes de la boutique' },
} as const satisfies Readonly<Record<string, Meaning>>;

export type Role = keyof typeof roles;
type RoleOf<Kind extends RoleKind> = { [R in Role]: (typeof roles)[R]['kind'] extends Kind ? R : never }[Role];
export type AccountRole = RoleOf<'account'>;
export type ItemRole = RoleOf<'item'>;

export const roleNames = Object.keys(roles).filter((name): name is Role => Object.hasOwn(roles, name));

/** A role by its name; undefined for an unknown one. */
export const readRole = (name: string): Role | undefined => roleNames.find((role) => role === name);

/** What a role is called in a language. */
export const roleName = (role: Role, locale: Locale): string => roles[role][locale];

/** The account that an item posts to; what proves that a document balances. */
export const accountOfItem: Readonly<Record<ItemRole, AccountRole>> = {
  'item-sales': 'sales',
  'item-consigned': 'consignor-payable',
  'item-returned': 'returns-payable',
  'item-shipping': 'shipping',
  'item-financing-fee': 'financing-fees',
  'item-gift-codes': 'gift-codes',
  'item-store-credits': 'store-credits',
  'item-trade-credits': 'trade-credits',
};

/** The kinds of stored value, each a liability of its own in the company. */
export type StoredValueRole = 'gift-codes' | 'store-credits' | 'trade-credits';

/** The role of an account of the ledger in a journal entry; those that only goods have are sold by items, and have none. */
export const roleOfAccount: Readonly<Partial<Record<LedgerAccount, AccountRole>>> = {
  card: 'card',
  valor: 'valor',
  paypal: 'paypal',
  'shop-pay': 'shop-pay',
  affirm: 'affirm',
  ach: 'ach',
  manual: 'manual',
  bank: 'bank',
  disputed: 'chargebacks',
  receivable: 'receivable',
  'seller-payable': 'consignor-payable',
  'seller-receivable': 'consignor-payable',
  'refunds-payable': 'refunds-payable',
  'returns-payable': 'returns-payable',
  shipping: 'shipping',
  commission: 'commission',
  breakage: 'breakage',
  corrections: 'commission',
  'write-offs': 'chargeback-losses',
  'cash-over-short': 'cash-over-short',
  inventory: 'inventory',
  'cost-of-goods': 'cost-of-goods',
  'stock-losses': 'stock-losses',
  'in-transit': 'in-transit',
  'provider-fees': 'provider-fees',
  'settlement-differences': 'settlement-differences',
};
