import type { Locale } from '#api/platform/locale.ts';

type Copy = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly label: string;
};

/** The mail to the address of an order that somebody's account is to take over. */
export const claimMailCopy: Readonly<Record<Locale, (number: string, account: string) => Copy>> = {
  en: (number, account) => ({
    subject: `Add order ${number} to an account?`,
    paragraphs: [
      `Order ${number} was placed with this e-mail. The account ${account} asks to have it among its purchases.`,
      'If that is you, open the link where you are signed in to that account. It holds for a day. The account then sees the order, its invoice and its address.',
      'If you do not know the account, do nothing: the order stays as it is.',
    ],
    label: 'Look at the order',
  }),
  fr: (number, account) => ({
    subject: `Ajouter la commande ${number} à un compte ?`,
    paragraphs: [
      `La commande ${number} a été passée avec cet e-mail. Le compte ${account} demande à la voir parmi ses achats.`,
      'Si c’est bien vous, ouvrez le lien là où vous êtes connecté à ce compte. Il est valable un jour. Le compte voit ensuite la commande, sa facture et son adresse.',
      'Si vous ne connaissez pas ce compte, ne faites rien : la commande reste telle quelle.',
    ],
    label: 'Voir la commande',
  }),
};
