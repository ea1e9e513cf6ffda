import { storeProfile } from '@headstock/contracts/store-profile';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import { cleanText } from '#api/platform/db/columns.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { isId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { readEmail } from '#api/modules/accounts/index.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { paymentMessages } from '#api/modules/payments/messages.ts';
import { queueMail } from '#api/platform/mail/queue-mail.ts';
import type { CodePayment } from '#api/modules/payments/tables.ts';
import { newCode } from './code.ts';
import { checkRequestKey, isRepeated } from './request-key.ts';
import { grantCredits, issueCode } from './stored-value-accounts.ts';

const MAXIMUM_NOTES = 500;

type Amount = {
  readonly amountCents: number;
  readonly isTrade: boolean;
  readonly notes: string | null;
  /** Made once for each intent, so that a repeated request issues nothing. */
  readonly requestKey: string | null;
};

function checkIssue({ locale }: ActorContext, { amountCents, notes, requestKey }: Amount): string | null {
  if (requestKey !== null) checkRequestKey(locale, requestKey);
  const messages = paymentMessages(locale);
  if (amountCents < 1 || amountCents > MAXIMUM_CENTS) throw new DomainError('invalid', messages.amountOutOfRange);
  const text = cleanText(notes ?? '').trim();
  if (text.length > MAXIMUM_NOTES) throw new DomainError('invalid', messages.notesTooLong);
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
      `Voici un code d’une valeur de ${amount}\u00a0: ${code}`,
      'Saisissez-le au moment de payer. Ce que vous ne dépensez pas y reste.',
    ],
  }),
};

async function queueCodeMail(trx: Tx, accountId: string, to: string, copy: { subject: string; paragraphs: string[] }) {
  await queueMail(trx, { eventKey: `code-issued:${accountId}`, to, ...copy });
}

export type CodeIssue = Amount & {
  readonly expiresAt: Date | null;
  readonly email: string | null;
  /** What it is sold for; null where it is given away. */
  readonly paidBy: CodePayment | null;
};

/**
 * Issues a prepaid code, given away or sold at the counter, audited, and mails it on request. Gives the code, which is not stored. Throws a DomainError, also for a
 * key that issued one before: nobody can show that code again.
 */
export async function issuePrepaidCode(actor: ActorContext, wanted: CodeIssue): Promise<string> {
  const { db, locale, principal } = actor;
  const notes = checkIssue(actor, wanted);
  const { amountCents: cents, isTrade, expiresAt, paidBy } = wanted;
  if (isTrade && paidBy !== null) throw new DomainError('trade-sold', paymentMessages(locale).tradeSold);
  if (expiresAt !== null && expiresAt <= new Date())
    throw new DomainError('invalid', paymentMessages(locale).expiryPast);
  const to = wanted.email === null ? null : readEmail(wanted.email);
  if (wanted.email !== null && to === null) throw new DomainError('invalid', paymentMessages(locale).emailInvalid);
  const code = newCode();
  await tx(db, async (trx) => {
    if (await isRepeated(trx, actor, wanted.requestKey))
      throw new DomainError('already-issued', paymentMessages(locale).codeAlreadyIssued);
    const issue = { cents, isTrade, notes, issuedBy: principal.accountId, requestKey: wanted.requestKey, paidBy };
    const id = await issueCode(trx, code, issue, expiresAt);
    const detail = { cents, isTrade, sent: to !== null, ...(paidBy !== null && { paidBy }) };
    await recordAudit(trx, actorOf(actor), {
      action: 'code.issue',
      subjectKind: 'stored-value-account',
      subjectId: id,
      detail,
    });
    if (to !== null) await queueCodeMail(trx, id, to, MAIL[locale](formatMoney(cents, locale), code));
  });
  return code;
}

/** Adds credits to an account, audited. Throws a DomainError. */
export async function grantStoreCredits(actor: ActorContext, accountId: string, wanted: Amount): Promise<void> {
  const { db, locale, principal } = actor;
  const notes = checkIssue(actor, wanted);
  const { amountCents: cents, isTrade } = wanted;
  await tx(db, async (trx) => {
    const account = isId(accountId)
      ? await trx.selectFrom('accounts').select('kind').where('id', '=', accountId).executeTakeFirst()
      : undefined;
    if (account?.kind !== 'member') throw new DomainError('not-found', paymentMessages(locale).accountNotFound);
    if (await isRepeated(trx, actor, wanted.requestKey)) return;
    const issue = { cents, isTrade, notes, issuedBy: principal.accountId, requestKey: wanted.requestKey };
    const id = await grantCredits(trx, accountId, issue);
    const detail = { cents, isTrade, account: accountId };
    await recordAudit(trx, actorOf(actor), {
      action: 'credits.grant',
      subjectKind: 'stored-value-account',
      subjectId: id,
      detail,
    });
  });
}
