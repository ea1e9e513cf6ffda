import type { Locale, LocalText } from '#api/platform/locale.ts';

/** `key: English / French` on each line. */
function readWords(text: string): ReadonlyMap<string, LocalText> {
  const lines = text.trim().split('\n');
  return new Map(
    lines.map((line) => {
      const [key = '', words = ''] = line.trim().split(/:\s+/);
      const [en = '', fr = ''] = words.split(' / ');
      return [key, { en, fr }];
    }),
  );
}

/** What is acted on, by its kind or by the first part of an action, in one spelling. */
const subjects = readWords(`
  account: Account / Compte
  api-key: API key / Clé d’API
  appraisal: Appraisal / Estimation
  assistant: Assistant / Assistant
  batch: Bulk edit / Modification groupée
  books: Books / Comptes
  brand: Maker / Marque
  card: Card / Carte
  category: Category / Catégorie
  code: Gift code / Code cadeau
  consent: Consignor’s consent / Accord du déposant
  content: Content / Contenu
  content-kind: Content / Contenu
  credits: Store credit / Avoir
  day: Business day / Journée
  deal-terms: Terms of a deal / Conditions d’un dépôt
  feedback: Review / Avis
  form: Form / Formulaire
  hold-rule: Legal hold rule / Règle de garde légale
  impersonation: Acting as somebody / Action à la place d’un client
  intake: Intake / Entrée
  job: Job / Tâche
  journal: Journal / Journal
  journal-file: Journal file / Fichier du journal
  listing: Listing / Annonce
  mail: E-mail / E-mail
  mail-text: Mail text / Texte d’e-mail
  message: Message / Message
  name: Name / Nom
  offer: Offer / Offre
  order: Order / Commande
  payment: Payment / Paiement
  payout-run: Payout run / Série de versements
  quickbooks: QuickBooks / QuickBooks
  quickbooks-document: QuickBooks document / Document QuickBooks
  redirect: Redirect / Redirection
  remote: Slice of the shop / Module de la boutique
  repair: Repair / Réparation
  saved-card: Saved card / Carte enregistrée
  search-vocabulary: Search vocabulary / Vocabulaire de recherche
  seller-application: Seller application / Demande de vendeur
  settlement: Provider’s payout / Versement d’un prestataire
  staff-role: Staff role / Rôle du personnel
  stolen-serial: Watch list of serials / Liste des numéros volés
  stored-value: Store credit / Avoir
  stored-value-account: Store credit / Avoir
  table: Table / Tableau
  table-view: Table view / Vue de tableau
  thread: Conversation / Conversation
  webhook: Webhook / Webhook
  webhook-delivery: Webhook message / Message de webhook
`);

/** What is done, as a noun in French, so that it agrees with every subject. */
const deeds = readWords(`
  accept: accepted / acceptation
  acted: acted / action
  acted-for: acted for / action à sa place
  add: added / ajout
  adjust: adjusted / ajustement
  agree: agreed / accord
  ask: asked for / demande
  answer: answered / réponse
  applied: applied / application
  approve: approved / approbation
  approved: approved / approbation
  archived: archived / archivage
  arrive: marked as arrived / arrivée
  assign: assigned / attribution
  block: blocked / blocage
  cancel: cancelled / annulation
  cancel-return: return cancelled / annulation du retour
  cancelled: cancelled / annulation
  changed: changed / modification
  close: closed / clôture
  code-sent: code sent / envoi d’un code
  confirm: confirmed / confirmation
  connect: connected / connexion
  consign: taken on consignment / mise en dépôt
  correct: corrected / correction
  correct-seller: seller’s account corrected / correction du compte du vendeur
  count: counted / comptage
  counter: countered / contre-offre
  counter-automatically: countered by a rule / contre-offre automatique
  create: created / création
  created: created / création
  decline: declined / refus
  decline-automatically: declined by a rule / refus automatique
  declined: declined / refus
  deleted: deleted / suppression
  deletion-asked: deletion asked for / demande de suppression
  deletion-cancelled: deletion cancelled / annulation de la suppression
  deliver: delivered / livraison
  denied: declined / refus
  described: described / description
  description-drafted: description drafted / brouillon de description
  disabled: disabled / désactivation
  disconnect: disconnected / déconnexion
  discard: discarded / abandon
  draft-create: draft created / création d’un brouillon
  end: ended / fin
  ended: ended / fin
  expire: expired / expiration
  explain: explained / explication
  export: exported / export
  exported: exported / export
  extend: extended / prolongation
  grant: granted / attribution
  hide: hidden / masquage
  import: imported / import
  issue: issued / émission
  made-default: made the default / mise par défaut
  manual: entered by hand / saisie manuelle
  map: mapped / affectation
  merge-finished: merge finished / fusion achevée
  merge-reversed: merge undone / annulation de la fusion
  merged: merged / fusion
  move: moved on / changement d’état
  moved: moved / déplacement
  offer: price changed / changement de prix
  ordered: put in sequence / changement de l’ordre
  pause: paused / mise en pause
  pay: paid / paiement
  picture-removed: picture removed / suppression de l’image
  posting: postings set / réglage des écritures
  prepare: prepared / préparation
  publish: published / publication
  published: published / publication
  receive: received / réception
  refund: refunded / remboursement
  relist: listed again / remise en vente
  release: released / levée
  remove: removed / suppression
  removed: removed / suppression
  renamed: renamed / changement de nom
  reorder: put in sequence / changement de l’ordre
  replayed: sent again / nouvel envoi
  reprice: price changed / changement de prix
  resend: sent again / nouvel envoi
  resent: sent again / nouvel envoi
  restore: restored / restauration
  restored: restored / restauration
  resume: resumed / reprise
  retired: retired / retrait
  retry: tried again / nouvel essai
  return-create: return asked for / demande de retour
  return-expire: return ran out / retour expiré
  return-line: line returned / retour d’une ligne
  revoked: revoked / révocation
  rights-changed: rights changed / changement des droits
  rolled-back: rolled back / retour à la version précédente
  rule: rule set / réglage d’une règle
  save: saved / enregistrement
  saved: saved / enregistrement
  scheduled: scheduled / programmation
  secret-rotated: secret changed / changement du secret
  sell: ended by a sale / fin par une vente
  send: sent / envoi
  send-back: sent back / renvoi
  send-draft: draft sent / envoi du brouillon
  set-account: account set / changement de compte
  set-paid-out: payout marked as made / versement effectué
  set-payout-failed: payout marked as failed / échec du versement
  set-tracking: tracking number set / numéro de suivi
  settle: settled / règlement
  shipped: came with the shop / livraison avec la boutique
  ship: shipped / expédition
  show: shown / affichage
  show-identity: identity shown / consultation de l’identité
  skip: skipped / omission
  started: started / début
  stepped-up: allowed to write / passage en écriture
  submit: handed in / envoi pour accord
  take-back: taken back / retrait
  test: tested / essai
  tested: tested / essai
  to-watchers: sent to watchers / envoi aux abonnés
  two-step-reset-approved: switching off two-step sign-in agreed to / accord pour désactiver la connexion en deux étapes
  two-step-reset-asked: asked for two-step sign-in to be switched off / demande de désactivation de la connexion en deux étapes
  two-step-reset-cancelled: request about two-step sign-in closed / clôture de la demande sur la connexion en deux étapes
  two-step-reset-denied: switching off two-step sign-in denied / refus de désactiver la connexion en deux étapes
  two-step-reset-done: two-step sign-in switched off on request / désactivation de la connexion en deux étapes sur demande
  two-step-reset-stopped: request about two-step sign-in stopped by its owner / arrêt de la demande sur la connexion en deux étapes par son titulaire
  unarchived: brought back / désarchivage
  unblock: unblocked / déblocage
  undone: undone / annulation
  unpublished: taken offline / dépublication
  unscheduled: no longer scheduled / fin de la programmation
  update: changed / modification
  withdraw: withdrawn / retrait
  withdrawn: withdrawn / retrait
  write-off: written off / mise au rebut
  write-off-undo: write-off undone / annulation de la mise au rebut
`);

/** Codes are written in several ways: `holdRule`, `write_off`, `return.create`. */
const inOneSpelling = (code: string): string =>
  code.replaceAll(/[._]/g, '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const plain = (code: string): string => inOneSpelling(code).replaceAll('-', ' ');

/** What an entry is about in plain words; a kind without any as it is written. */
export const subjectInWords = (kind: string, locale: Locale): string =>
  subjects.get(inOneSpelling(kind))?.[locale] ?? plain(kind);

/** What was done in plain words: `Webhook: removed`; a code without any as it is written. */
export function actionInWords(action: string, locale: Locale): string {
  const [subject = '', ...rest] = action.split('.');
  const deed = rest.join('.');
  if (deed === '') return plain(action);
  const done = deeds.get(inOneSpelling(deed))?.[locale] ?? plain(deed);
  return `${subjectInWords(subject, locale)}${locale === 'fr' ? '\u00a0: ' : ': '}${done}`;
}

/** Whether both parts of an action are known. */
export function isActionKnown(action: string): boolean {
  const [subject = '', ...rest] = action.split('.');
  return subjects.has(inOneSpelling(subject)) && (rest.length === 0 || deeds.has(inOneSpelling(rest.join('.'))));
}
