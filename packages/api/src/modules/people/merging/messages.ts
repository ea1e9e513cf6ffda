import type { MergeObstacle, MergeObstacleKind } from '#api/platform/account-data/merged-rows.ts';
import type { Locale } from '#api/platform/locale.ts';

type Texts = {
  readonly same: string;
  readonly administrator: string;
  readonly notFound: string;
  readonly reversed: string;
  readonly tooLate: string;
  readonly obstacle: Readonly<Record<MergeObstacleKind, (count: number) => string>>;
};

const en: Texts = {
  same: 'Choose two different accounts.',
  administrator: 'Accounts of administrators are not merged. Take the back office from them first.',
  notFound: 'This merging was not found.',
  reversed: 'This merging has been undone already.',
  tooLate: 'A merging can be undone for 30 days. They are over.',
  obstacle: {
    between: (count) =>
      count === 1
        ? 'One account bought from the other in an order. Accounts of buyer and seller are not merged.'
        : `One account bought from the other in ${count} orders. Accounts of buyer and seller are not merged.`,
    payments: (count) =>
      count === 1
        ? 'An order is being paid at this moment. Try again in some minutes.'
        : `${count} orders are being paid at this moment. Try again in some minutes.`,
    carts: (count) =>
      count === 1
        ? 'A cart holds goods of both accounts. Pause the listings of the one that is to be closed first.'
        : `${count} carts hold goods of both accounts. Pause the listings of the one that is to be closed first.`,
    'payout-run': (count) =>
      count === 1
        ? 'A payout waits in a run. Confirm or cancel the run first.'
        : `${count} payouts wait in a run. Confirm or cancel the run first.`,
    sku: (count) =>
      count === 1
        ? 'Both accounts use one SKU for different instruments. Change it in one of them first.'
        : `Both accounts use ${count} SKUs for different instruments. Change them in one of them first.`,
    deletion: () => 'One of the accounts is to be deleted at its owner’s wish. That has to be taken back first.',
    acting: () => 'An administrator is acting as one of the two accounts. Wait until that is over.',
    merged: () =>
      'Another account was merged into the one that is to be closed, and that can still be undone. Merge the other way round, or wait.',
  },
};

const fr: Texts = {
  same: 'Choisissez deux comptes différents.',
  administrator: 'Les comptes d’administrateurs ne se fusionnent pas. Retirez-leur d’abord l’administration.',
  notFound: 'Cette fusion est introuvable.',
  reversed: 'Cette fusion a déjà été annulée.',
  tooLate: 'Une fusion peut être annulée pendant 30\u00a0jours. Ils sont écoulés.',
  obstacle: {
    between: (count) =>
      count === 1
        ? 'Un compte a acheté à l’autre dans une commande. Les comptes d’un acheteur et d’un vendeur ne se fusionnent pas.'
        : `Un compte a acheté à l’autre dans ${count} commandes. Les comptes d’un acheteur et d’un vendeur ne se fusionnent pas.`,
    payments: (count) =>
      count === 1
        ? 'Une commande est en cours de paiement. Réessayez dans quelques minutes.'
        : `${count} commandes sont en cours de paiement. Réessayez dans quelques minutes.`,
    carts: (count) =>
      count === 1
        ? 'Un panier contient des articles des deux comptes. Suspendez d’abord les annonces de celui qui sera fermé.'
        : `${count} paniers contiennent des articles des deux comptes. Suspendez d’abord les annonces de celui qui sera fermé.`,
    'payout-run': (count) =>
      count === 1
        ? 'Un versement attend dans un lot. Confirmez ou annulez d’abord le lot.'
        : `${count} versements attendent dans un lot. Confirmez ou annulez d’abord le lot.`,
    sku: (count) =>
      count === 1
        ? 'Les deux comptes utilisent la même référence pour des instruments différents. Changez-la d’abord dans l’un d’eux.'
        : `Les deux comptes utilisent ${count} mêmes références pour des instruments différents. Changez-les d’abord dans l’un d’eux.`,
    deletion: () => 'L’un des comptes doit être supprimé à la demande de la personne. Il faut d’abord y renoncer.',
    acting: () => 'Un administrateur agit au nom de l’un des deux comptes. Attendez qu’il ait terminé.',
    merged: () =>
      'Un autre compte a été fusionné dans celui qui serait fermé, et cela peut encore être annulé. Fusionnez dans l’autre sens, ou attendez.',
  },
};

/** What mergings say, in a language. */
export const mergeMessages = (locale: Locale): Texts => ({ en, fr })[locale];

/** Why two accounts cannot be merged now. */
export const obstacleMessage = ({ kind, count }: MergeObstacle, locale: Locale): string =>
  mergeMessages(locale).obstacle[kind](count);

type Copy = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };

/** To both addresses of who has one account from now on; `day` is the last on which that can be undone. */
export const mergedCopy: Readonly<Record<Locale, (closed: string, kept: string, day: string) => Copy>> = {
  en: (closed, kept, day) => ({
    subject: 'Your accounts were merged',
    paragraphs: [
      `You had two accounts with us. What belonged to ${closed} now belongs to ${kept}: orders, addresses, listings, offers, messages, wishlist and store credit.`,
      `Please sign in with ${kept} from now on. Cards that were saved in the other account stay behind and can be saved again.`,
      `If you did not ask for this, tell us until ${day}: until then everything can be put back as it was.`,
    ],
    link: 'Open your account',
  }),
  fr: (closed, kept, day) => ({
    subject: 'Vos comptes ont été fusionnés',
    paragraphs: [
      `Vous aviez deux comptes chez nous. Ce qui appartenait à ${closed} appartient maintenant à ${kept}\u00a0: commandes, adresses, annonces, offres, messages, liste d’envies et avoirs.`,
      `Connectez-vous désormais avec ${kept}. Les cartes enregistrées dans l’autre compte n’ont pas suivi ; vous pouvez les enregistrer de nouveau.`,
      `Si vous ne l’avez pas demandé, dites-le-nous avant le ${day}\u00a0: jusque-là, tout peut redevenir comme avant.`,
    ],
    link: 'Ouvrir votre compte',
  }),
};

/** To both addresses of who has two accounts again. */
export const mergeReversedCopy: Readonly<Record<Locale, (closed: string, kept: string) => Copy>> = {
  en: (closed, kept) => ({
    subject: 'Your accounts are two again',
    paragraphs: [
      `The merging of ${closed} into ${kept} was undone. Each has again what belonged to it, and you can sign in with both.`,
      'What was done since then stayed where it was done.',
    ],
    link: 'Open your account',
  }),
  fr: (closed, kept) => ({
    subject: 'Vos comptes sont de nouveau séparés',
    paragraphs: [
      `La fusion de ${closed} dans ${kept} a été annulée. Chacun a retrouvé ce qui lui appartenait, et vous pouvez vous connecter avec les deux.`,
      'Ce qui a été fait depuis est resté là où cela a été fait.',
    ],
    link: 'Ouvrir votre compte',
  }),
};
