import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { type Mail, queueMail } from '#api/platform/mail/queue-mail.ts';

type Text = Pick<Mail, 'subject' | 'paragraphs'>;

const addedMail: Readonly<Record<Locale, (last4: string) => Text>> = {
  en: (last4) => ({
    subject: 'A card was saved in your account',
    paragraphs: [
      `The card ending in ${last4} is kept for your next order. Our payment provider keeps it; we know its last four digits only.`,
      'You find it, and can remove it, under Settings, Payment. If this was not you, set a new password at once and call us.',
    ],
  }),
  fr: (last4) => ({
    subject: 'Une carte a été enregistrée dans votre compte',
    paragraphs: [
      `La carte se terminant par ${last4} est conservée pour votre prochaine commande. Notre prestataire de paiement la conserve\u202f; nous n’en connaissons que les quatre derniers chiffres.`,
      'Vous la trouvez, et pouvez la supprimer, sous Paramètres, Paiement. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et appelez-nous.',
    ],
  }),
};

/** Tells an account that a card was saved in it. */
export async function mailCardAdded(trx: Tx, accountId: string, card: { readonly id: string; readonly last4: string }) {
  const account = await trx
    .selectFrom('accounts')
    .select(['email', 'locale'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account?.email) return;
  await queueMail(trx, {
    eventKey: `card-added:${card.id}`,
    to: account.email,
    ...addedMail[account.locale](card.last4),
  });
}
