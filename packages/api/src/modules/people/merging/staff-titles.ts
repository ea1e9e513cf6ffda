import type { LocalText } from '#api/platform/locale.ts';

/** What staff call tables whose headings in exports speak to their owner; all others are called by those. */
const titles: Readonly<Record<string, LocalText>> = {
  account_blocks: { en: 'Blocked members', fr: 'Membres bloqués' },
  accounts: { en: 'Accounts merged earlier', fr: 'Comptes fusionnés auparavant' },
  assistant_choices: { en: 'Choice of an assistant', fr: 'Choix d’un assistant' },
  feedback: { en: 'Feedback written and received', fr: 'Avis écrits et reçus' },
  feedback_reports: { en: 'Reports of feedback', fr: 'Signalements d’avis' },
  intakes: { en: 'Instruments consigned at the counter', fr: 'Instruments confiés au comptoir' },
  items: { en: 'Instruments', fr: 'Instruments' },
  listing_drafts: { en: 'Drafts of listings', fr: 'Brouillons d’annonces' },
  listing_import_mappings: { en: 'Columns of imported files', fr: 'Colonnes de fichiers importés' },
  listing_import_pictures: { en: 'Pictures of imported files', fr: 'Images de fichiers importés' },
  listing_import_traces: { en: 'Rows of imported files', fr: 'Lignes de fichiers importés' },
  listing_imports: { en: 'Imported files', fr: 'Fichiers importés' },
  listings: { en: 'Listings', fr: 'Annonces' },
  message_attachments: { en: 'Attachments', fr: 'Pièces jointes' },
  message_reports: { en: 'Reports of messages', fr: 'Signalements de messages' },
  notification_choices: { en: 'Choices of notifications', fr: 'Choix de notifications' },
  order_settlements: { en: 'Terms of sales', fr: 'Conditions de ventes' },
  orders: { en: 'Orders, bought and sold', fr: 'Commandes, achats et ventes' },
  payouts: { en: 'Payouts', fr: 'Versements' },
  photographs: { en: 'Photographs', fr: 'Photographies' },
  portfolio_items: { en: 'Instruments in the portfolio', fr: 'Instruments de la collection' },
  seller_applications: { en: 'Applications to sell', fr: 'Demandes pour vendre' },
  tracking_events: { en: 'Visited pages', fr: 'Pages consultées' },
  wishlist_items: { en: 'Wishlist', fr: 'Liste d’envies' },
  wishlist_shares: { en: 'Link to the wishlist', fr: 'Lien vers la liste d’envies' },
};

/** What staff call a table, given its heading in exports. */
export const staffTitle = (table: string, heading: LocalText): LocalText => titles[table] ?? heading;
