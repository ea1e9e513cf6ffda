import { linkTo } from '#api/modules/accounts/index.ts';
import { notify } from '#api/modules/messaging/index.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { storeProfile } from '@headstock/contracts/store-profile';
import { askedCopy, type Copy } from './messages.ts';

/** A request, as far as its owner is told of it. */
export type Told = { readonly id: string; readonly account_id: string };

const SECURITY = '/profile/settings/security';

/** Tells the owner of an account what becomes of a request, by mail and in the bell's list. */
export async function tellOwner(
  trx: Tx,
  { id, account_id: accountId }: Told,
  news: { readonly key: string; readonly copies: Readonly<Record<Locale, Copy>>; readonly path?: string },
  publicUrl: URL,
): Promise<void> {
  const notice = {
    event: 'account.twoStepReset',
    cause: `two-step-reset:${id}:${news.key}`,
    role: 'member',
    accountId,
    copy: (locale: Locale) => {
      const { subject, paragraphs, link } = news.copies[locale];
      return { subject, paragraphs, link: { label: link, path: news.path ?? SECURITY } };
    },
  } as const;
  await notify(trx, notice, publicUrl);
}

/** Mails the link that makes a request of what somebody asked for at their sign-in. */
export async function mailLink(
  trx: Tx,
  request: { readonly email: string; readonly locale: Locale; readonly publicUrl: URL },
  link: { readonly code: string; readonly hash: string; readonly expiresAt: Date },
): Promise<void> {
  const { subject, paragraphs, link: label } = askedCopy[request.locale];
  const url = linkTo(request, request.locale, 'two-step-reset', link.code);
  const mail = { eventKey: `two-step-reset:${link.hash}`, to: request.email, expiresAt: link.expiresAt };
  await queueMail(trx, { ...mail, subject, paragraphs, link: { label, url } });
}

/** Tells the shop that a request waits for it. */
export async function tellShop(trx: Tx, { id, account_id: accountId }: Told, publicUrl: URL): Promise<void> {
  await queueMail(trx, {
    eventKey: `two-step-reset:${id}:shop`,
    to: storeProfile.sender.email,
    subject: 'A member asks for two-step sign-in to be switched off',
    paragraphs: ['They lost their phone and their recovery codes. Make sure that it is them before you agree.'],
    link: { label: 'Open the account', url: new URL(`/admin/accounts/${accountId}`, publicUrl).href },
  });
}
