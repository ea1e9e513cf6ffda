import type { Locale } from '#api/platform/locale.ts';
import type { SellerEntryKind } from '#api/modules/payments/index.ts';

const en = {
  heading: 'Seller statement',
  date: 'Date',
  what: 'What',
  order: 'Order',
  reason: 'Reason',
  reference: 'Transfer',
  gross: 'Goods and shipping',
  fee: 'Our share',
  net: 'Net',
  balance: 'Balance',
  opening: 'Balance before',
  closing: 'Balance after',
  seller: 'Seller',
  kinds: {
    sale: 'Sale',
    refund: 'Refund',
    return: 'Return',
    cancellation: 'Cancellation',
    dispute: 'Dispute',
    payout: 'Payout',
    payoutFailed: 'Payout that came back',
    fine: 'Fine',
    correction: 'Correction',
    adjustment: 'Adjustment',
  } satisfies Record<SellerEntryKind, string>,
};

const fr: typeof en = {
  heading: 'Relevé du vendeur',
  date: 'Date',
  what: 'Opération',
  order: 'Commande',
  reason: 'Motif',
  reference: 'Virement',
  gross: 'Articles et livraison',
  fee: 'Notre part',
  net: 'Net',
  balance: 'Solde',
  opening: 'Solde avant',
  closing: 'Solde après',
  seller: 'Vendeur',
  kinds: {
    sale: 'Vente',
    refund: 'Remboursement',
    return: 'Retour',
    cancellation: 'Annulation',
    dispute: 'Contestation',
    payout: 'Versement',
    payoutFailed: 'Versement renvoyé',
    fine: 'Pénalité',
    correction: 'Correction',
    adjustment: 'Ajustement',
  },
};

const byLocale: Readonly<Record<Locale, typeof en>> = { en, fr };

/** The copy of a seller's statement in one language. */
export const statementCopy = (locale: Locale): typeof en => byLocale[locale];
