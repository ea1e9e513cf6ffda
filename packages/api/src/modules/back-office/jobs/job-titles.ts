import type { Locale } from '#api/platform/locale.ts';

/** What each job of the shop does, for people, by its name. */
export const jobTitles: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'mail-order-events': { en: 'Mail news of orders', fr: 'Envoyer les nouvelles des commandes' },
  'deliver-outbox': { en: 'Send mails', fr: 'Envoyer les e-mails' },
  'hand-on-events': { en: 'Hand events to webhooks', fr: 'Transmettre les événements aux webhooks' },
  'deliver-webhooks': { en: 'Send webhook messages', fr: 'Envoyer les messages des webhooks' },
  'fold-catalogue': {
    en: 'Bring changes into search and counts',
    fr: 'Reporter les changements dans la recherche et les compteurs',
  },
  'add-up-revisions': { en: 'Note what pages have to show anew', fr: 'Noter les pages à rafraîchir' },
  'pass-on-listing-changes': { en: 'Tell pages of changed listings', fr: 'Annoncer les annonces modifiées' },
  'publish-content': { en: 'Publish planned content', fr: 'Publier les contenus programmés' },
  'review-wishes': {
    en: 'Tell wishlists of lower prices and sales',
    fr: 'Annoncer les baisses de prix et les ventes aux listes d’envies',
  },
  'reveal-feedback': { en: 'Show ratings of both sides', fr: 'Afficher les évaluations des deux parties' },
  'ask-for-feedback': { en: 'Ask buyers and sellers for ratings', fr: 'Demander des évaluations' },
  'tell-search-hits': {
    en: 'Mail new finds of saved searches',
    fr: 'Envoyer les nouveautés des recherches enregistrées',
  },
  'sweep-payments': { en: 'Look after unfinished payments', fr: 'Suivre les paiements inachevés' },
  'remove-cards': {
    en: 'Remove cards at the payment provider',
    fr: 'Supprimer les cartes chez le prestataire de paiement',
  },
  'sweep-card-setups': { en: 'Look after cards being saved', fr: 'Suivre les cartes en cours d’enregistrement' },
  'report-taxes': { en: 'Report taxes of sales', fr: 'Déclarer les taxes des ventes' },
  'sweep-holds': { en: 'End and remind of reserved items', fr: 'Rappeler et lever les réservations' },
  'answer-offers': {
    en: 'Answer offers by the sellers’ rules',
    fr: 'Répondre aux offres selon les règles des vendeurs',
  },
  'expire-offers': { en: 'End offers whose time is up', fr: 'Clore les offres échues' },
  'expire-returns': { en: 'End returns whose time is up', fr: 'Clore les retours échus' },
  'lower-offers': {
    en: 'Ask buyers whose offers are above a lowered price',
    fr: 'Interroger les acheteurs dont l’offre dépasse un prix baissé',
  },
  'remind-of-offers': { en: 'Remind of open offers', fr: 'Rappeler les offres en attente' },
  'remind-to-ship': { en: 'Remind sellers to send what was bought', fr: 'Rappeler les envois aux vendeurs' },
  'resume-listings': { en: 'Bring paused listings back', fr: 'Remettre en ligne les annonces en pause' },
  'remind-of-instalments': { en: 'Remind of instalments', fr: 'Rappeler les échéances' },
  'make-account-exports': { en: 'Collect the data of accounts', fr: 'Rassembler les données des comptes' },
  'make-table-exports': { en: 'Write tables as files', fr: 'Exporter des tableaux en fichiers' },
  'work-listing-imports': { en: 'Import listings', fr: 'Importer des annonces' },
  'apply-two-step-resets': {
    en: 'Switch off two-step sign-in on request',
    fr: 'Désactiver la connexion en deux étapes sur demande',
  },
  'finish-account-merges': { en: 'Finish merging accounts', fr: 'Achever les fusions de comptes' },
  'delete-accounts': { en: 'Delete accounts that are due', fr: 'Supprimer les comptes arrivés à échéance' },
  'end-impersonations': { en: 'End acting as a customer', fr: 'Mettre fin aux sessions au nom d’un client' },
  'prepare-quickbooks': { en: 'Prepare documents for QuickBooks', fr: 'Préparer les pièces pour QuickBooks' },
  'send-quickbooks': { en: 'Send documents to QuickBooks', fr: 'Envoyer les pièces à QuickBooks' },
  'watch-quickbooks': { en: 'Look for changes in QuickBooks', fr: 'Repérer les changements dans QuickBooks' },
  'check-quickbooks': {
    en: 'Check the accounts chosen in QuickBooks',
    fr: 'Vérifier les comptes choisis dans QuickBooks',
  },
  'renew-sample-rates': { en: 'Renew the sample exchange rates', fr: 'Renouveler les taux de change d’exemple' },
  'refresh-exchange-rates': { en: 'Fetch the day’s exchange rates', fr: 'Relever les taux de change du jour' },
  'fetch-first-exchange-rates': { en: 'Fetch the first exchange rates', fr: 'Relever les premiers taux de change' },
  'fetch-late-exchange-rates': { en: 'Fetch exchange rates that are late', fr: 'Relever les taux de change en retard' },
  'check-books': {
    en: 'Check the books against payments and orders',
    fr: 'Contrôler les livres avec les paiements et les commandes',
  },
  'sweep-accounts': { en: 'Tidy up sessions and codes', fr: 'Nettoyer les sessions et les codes' },
  'reseal-secrets': {
    en: 'Encrypt secrets with the newest key',
    fr: 'Rechiffrer les secrets avec la clé la plus récente',
  },
  'sweep-rate-limits': { en: 'Tidy up limits of attempts', fr: 'Nettoyer les limites de tentatives' },
  'sweep-guest-carts': { en: 'Remove old carts of guests', fr: 'Supprimer les anciens paniers d’invités' },
  'sweep-wishlists': { en: 'Remove old wishlists of guests', fr: 'Supprimer les anciennes listes d’envies d’invités' },
  'sweep-saved-searches': { en: 'Tidy up saved searches', fr: 'Nettoyer les recherches enregistrées' },
  'sweep-tracking': { en: 'Tidy up visits', fr: 'Nettoyer les visites' },
  'sweep-events': { en: 'Remove old events', fr: 'Supprimer les anciens événements' },
  'sweep-outbox': { en: 'Remove old mails', fr: 'Supprimer les anciens e-mails' },
  'sweep-security-events': {
    en: 'Remove old entries of the security log',
    fr: 'Supprimer les anciennes entrées du journal de sécurité',
  },
  'sweep-live-events': { en: 'Remove old live messages', fr: 'Supprimer les anciens messages en direct' },
  'sweep-message-attachments': { en: 'Remove unused attachments', fr: 'Supprimer les pièces jointes inutilisées' },
  'sweep-notifications': { en: 'Remove old notifications', fr: 'Supprimer les anciennes notifications' },
  'sweep-photographs': { en: 'Remove unused photographs', fr: 'Supprimer les photos inutilisées' },
  'sweep-clips': { en: 'Remove unused sounds and videos', fr: 'Supprimer les sons et vidéos inutilisés' },
  'sweep-account-exports': { en: 'Remove old data of accounts', fr: 'Supprimer les anciens exports de comptes' },
  'sweep-listing-imports': { en: 'Remove old imports', fr: 'Supprimer les anciens imports' },
  'sweep-profile-pictures': { en: 'Remove unused profile pictures', fr: 'Supprimer les photos de profil inutilisées' },
  'sweep-portfolio': { en: 'Tidy up collections of instruments', fr: 'Nettoyer les collections d’instruments' },
  'sweep-table-exports': { en: 'Remove old files of tables', fr: 'Supprimer les anciens fichiers de tableaux' },
  'sweep-remote-failures': { en: 'Remove old errors of remotes', fr: 'Supprimer les anciennes erreurs des modules' },
  'sweep-batches': { en: 'Remove old bulk edits', fr: 'Supprimer les anciennes modifications groupées' },
  'sweep-forms': { en: 'Remove old forms', fr: 'Supprimer les anciens formulaires' },
};

/** What a job does, in words; its name where it has none, as a job that an earlier version of the shop has left behind. */
const jobTitle = (name: string, locale: Locale): string => jobTitles[name]?.[locale] ?? name;

/** Jobs with what they do, in words. */
export const withTitles = <Job extends { readonly name: string }>(jobs: readonly Job[], locale: Locale) =>
  jobs.map((job) => ({ ...job, title: jobTitle(job.name, locale) }));
