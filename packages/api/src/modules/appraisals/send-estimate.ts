import { localePrefix } from '@headstock/contracts/locale';
import { type ActorContext, requireAccountId } from '#api/platform/actor-context.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { MAXIMUM_CENTS } from '#api/platform/money.ts';
import { answerForm, isAppraisal, lockForm, type SeenForm } from '#api/modules/content/index.ts';
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
    const messages = appraisalMessages(form.locale);
    const instrument = `${form.answers['brand'] ?? ''} ${form.answers['model'] ?? ''}`.trim();
    await answerForm(trx, actor, form, {
      subject: messages.subject(instrument).slice(0, 200),
      lead: [messages.worth(instrument, lowCents, highCents, estimateCents)],
      text,
      closing: [messages.caveat],
      link: { label: messages.link, url: new URL(`${localePrefix(form.locale)}/consign`, publicUrl).href },
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
