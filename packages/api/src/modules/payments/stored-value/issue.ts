import { storeProfile } from '@headstock/contracts/store-profile';
import { type AuditActor, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { readEmail } from '#api/modules/accounts/email.ts';
import { messagesIn } from '#api/modules/sales/orders/messages.ts';
import { MOST_CENTS } from '#api/modules/sales/orders/pricing.model.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { moneyText, tenderMessages } from '#api/modules/payments/methods/messages.ts';
import type { Locale } from '#api/platform/locale.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import { newCode } from './code.ts';
import { grantCredits, issueCode } from './stored-value-accounts.ts';

const MOST_NOTES = 500;

/** The admin who puts money into purses. */
export type Issuer = { readonly db: Db; readonly actor: AuditActor; readonly locale: Locale };

type Amount = { readonly amountCents: number; readonly isTrade: boolean; readonly notes: string | null };

function checkIssue({ locale }: Issuer, { amountCents, notes }: Amount): string | null {
  const words = tenderMessages[locale];
  if (amountCents < 1 || amountCents > MOST_CENTS) throw new DomainError('invalid', words.amountOutOfRange);
  const text = cleanText(notes ?? '').trim();
  if (text.length > MOST_NOTES) throw new DomainError('invalid', words.notesTooLong);
  return text || null;
}

const MAIL = {
  en: (amount: string, code: string) => ({
    subject: `Your ${storeProfile.name} code`,
    paragraphs: [
      `Here is a code worth ${amount}: ${code}`,
      'Enter it at the checkout. What you do not spend stays on it.',
    ],
  }),
  fr: (amount: string, code: string) => ({
    subject: `Votre code ${storeProfile.name}`,
    paragraphs: [
      `Voici un code d’une valeur de ${amount} : ${code}`,
      'Saisissez-le au moment de payer. Ce que vous ne dépensez pas y reste.',
    ],
  }),
};

async function queueCodeMail(trx: Tx, purseId: string, to: string, words: { subject: string; paragraphs: string[] }) {
  await queueMail(trx, { eventKey: `code-issued:${purseId}`, to, ...words });
}

export type CodeIssue = Amount & { readonly expiresAt: Date | null; readonly email: string | null };

/** Makes a prepaid code, audited, and mails it where that is asked. Gives the code, which is kept nowhere. Throws a DomainError. */
export async function issuePrepaidCode(issuer: Issuer, wanted: CodeIssue): Promise<string> {
  const { db, actor, locale } = issuer;
  const notes = checkIssue(issuer, wanted);
  const { amountCents: cents, isTrade, expiresAt } = wanted;
  if (expiresAt !== null && expiresAt <= new Date())
    throw new DomainError('invalid', tenderMessages[locale].expiryPast);
  const to = wanted.email === null ? null : readEmail(wanted.email);
  if (wanted.email !== null && to === null) throw new DomainError('invalid', messagesIn(locale).emailInvalid);
  const code = newCode();
  await tx(db, async (trx) => {
    const id = await issueCode(trx, code, { cents, isTrade, notes, issuedBy: actor.accountId }, expiresAt);
    const detail = { cents, isTrade, sent: to !== null };
    await recordAudit(trx, actor, { action: 'code.issue', subjectKind: 'purse', subjectId: id, detail });
    if (to !== null) await queueCodeMail(trx, id, to, MAIL[locale](moneyText(locale, cents), code));
  });
  return code;
}

/** Adds credits to an account, audited. Throws a DomainError. */
export async function grantStoreCredits(issuer: Issuer, accountId: string, wanted: Amount): Promise<void> {
  const { db, actor, locale } = issuer;
  const notes = checkIssue(issuer, wanted);
  const { amountCents: cents, isTrade } = wanted;
  await tx(db, async (trx) => {
    const account = isId(accountId)
      ? await trx.selectFrom('accounts').select('kind').where('id', '=', accountId).executeTakeFirst()
      : undefined;
    if (account?.kind !== 'member') throw new DomainError('not-found', tenderMessages[locale].accountNotFound);
    const id = await grantCredits(trx, accountId, { cents, isTrade, notes, issuedBy: actor.accountId });
    const detail = { cents, isTrade, account: accountId };
    await recordAudit(trx, actor, { action: 'credits.grant', subjectKind: 'purse', subjectId: id, detail });
  });
}
