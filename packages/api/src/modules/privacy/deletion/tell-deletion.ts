import { notify } from '#api/modules/messaging/index.ts';

import { privacyMessages } from '#api/modules/privacy/messages.ts';
import { PRIVACY_PATH } from '#api/modules/privacy/paths.ts';
import type { Tx } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';

type Copy = { readonly subject: string; readonly paragraphs: readonly string[]; readonly link: string };
type Messages = ReturnType<typeof privacyMessages>;

/** A step of a deletion: `step` names it within the deletion that was asked for at `requestedAt`, so that it is mailed once. */
export type DeletionStep = {
  readonly accountId: string;
  readonly requestedAt: Date;
  readonly step: 'asked' | 'cancelled' | 'put-off' | 'done';
  /** Without it the settings' page. */
  readonly path?: string;
  readonly copy: (messages: Messages, locale: Locale) => Copy;
};

/** Mails a step of a deletion to the account, in its language. */
export async function tellDeletion(
  trx: Tx,
  { accountId, requestedAt, step, path, copy }: DeletionStep,
  publicUrl: URL,
) {
  const notice = {
    event: 'account.deletion',
    cause: `account-deletion:${accountId}:${requestedAt.getTime()}:${step}`,
    role: 'member',
    accountId,
    copy: (locale: Locale) => {
      const { subject, paragraphs, link } = copy(privacyMessages(locale), locale);
      return { subject, paragraphs, link: { label: link, path: path ?? PRIVACY_PATH } };
    },
  } as const;
  await notify(trx, notice, publicUrl);
}
