/** What the columns of an export that say yes or no are called, by their name in the database: English, French. */
export const flagNames: Readonly<Record<string, readonly [en: string, fr: string]>> = {
  accepting_offers: ['Takes offers', 'Accepte les offres'],
  is_trial: ['Only tried', 'Essai seulement'],
  is_admin: ['Administrator', 'Administrateur'],
  is_automatic: ['Automatic', 'Automatique'],
  is_custom: ['Written for one order', 'Écrit pour une seule commande'],
  is_default: ['Default', 'Par défaut'],
  is_private_seller: ['Private seller', 'Vendeur particulier'],
  is_professional_seller: ['Professional seller', 'Vendeur professionnel'],
  is_published: ['Published', 'Publié'],
  is_synced: ['Synchronised', 'Synchronisée'],
  is_synthesised: ['Synthesised', 'Synthétisé'],
  is_taxable: ['Taxed', 'Taxé'],
  is_trade: ['Trade-in', 'Reprise'],
  is_void: ['Void', 'Nul'],
  is_within_window: ['In time', 'Dans les délais'],
  removes_passkeys: ['Passkeys lost too', 'Clés d’accès perdues aussi'],
};
