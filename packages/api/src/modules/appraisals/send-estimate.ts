import { localePrefix } from '@headstock/contracts/locale';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { answerForm, isAppraisal, lockForm, type SeenForm } from '#api/modules/content/index.ts';
import { estimateMail } from './estimate-mail.ts';
import { appraisalMessages } from './messages.ts';

/** What an instrument is worth, in cents, and what its owner is written. */
export type Estimate = {
  readonly lowCents: number;
  readonly estimateCents: number;
  readonly highCents: number;
  readonly text: string;
};

const LEAST_CENTS = 100;

/** Throws a DomainError, with the field as its code, for an amount that is none and a range that is none. */
function checkEstimate({ lowCents, estimateCents, highCents }: Estimate, { locale }: Pick<ActorContext, 'locale'>) {
  const messages = appraisalMessages(locale);
  const amounts = [
    ['low', lowCents],
    ['estimate', estimateCents],
    ['high', highCents],
  ] as const;
  for (const [code, cents] of amounts)
    if (cents < LEAST_CENTS || cents > MAXIMUM_CENTS) throw new DomainError(code, messages.amount);
  if (lowCents > estimateCents || estimateCents > highCents) throw new DomainError('range', messages.range);
}

/**
 * Mails an estimate to whoever asked, in their language: the range, what staff writes, and how the shop sells for owners. Sent again, the
 * newest counts, and the owner is asked anew. Throws a DomainError: `not-found`, `stale`, `no-way` (closed), `low`, `estimate`, `high`,
 * `range`, `text`.
 */
export async function sendEstimate(
  actor: ActorContext,
  seen: SeenForm,
  estimate: Estimate,
  publicUrl: URL,
): Promise<void> {
  checkEstimate(estimate, actor);
  const { lowCents, estimateCents, highCents, text } = estimate;
  await tx(actor.db, async (trx) => {
    const form = await lockForm(trx, actor, seen, isAppraisal);
    const money = (cents: number): string => formatMoney(cents, form.locale, 'short');
    const words = await mailText(trx, estimateMail, form.locale, {
      instrument: `${form.answers['brand'] ?? ''} ${form.answers['model'] ?? ''}`.trim(),
      low: money(lowCents),
      estimate: money(estimateCents),
      high: money(highCents),
    });
    const [lead = '', ...closing] = words.paragraphs;
    await answerForm(trx, actor, form, {
      subject: words.subject.slice(0, 200),
      lead: [lead],
      text,
      closing,
      link: {
        label: words.link ?? appraisalMessages(form.locale).link,
        url: new URL(`${localePrefix(form.locale)}/consign`, publicUrl).href,
      },
      state: 'ANSWERED',
    });
    const values = {
      low_cents: lowCents,
      estimate_cents: estimateCents,
      high_cents: highCents,
      estimated_by_account_id: requireAccountId(actor),
      estimated_at: actor.now,
    };
    await trx
      .insertInto('appraisals')
      .values({ submission_id: form.id, ...values })
      .onConflict((on) => on.column('submission_id').doUpdateSet(values))
      .execute();
  });
}
