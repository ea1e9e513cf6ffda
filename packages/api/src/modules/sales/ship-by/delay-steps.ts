import type { Step } from '#api/modules/messaging/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import type { Locale } from '#api/platform/locale.ts';
import { momentText } from './change-ship-day.ts';
import { shipByMessages } from './ship-by-messages.ts';

/** What the thread of an order says of the days that its seller asked for: each request, and its answer. */
export async function delayStepsOf(db: Db, orderId: string, locale: Locale): Promise<readonly Step[]> {
  const rows = await db.selectFrom('ship_delays').selectAll().where('order_id', '=', orderId).execute();
  const { steps } = shipByMessages(locale);
  return rows.flatMap(({ id, until, reason, state, asked_at: askedAt, answered_at: answeredAt }): Step[] => {
    const day = momentText(until, locale);
    const asked = { id: `${id}:asked`, at: askedAt, text: steps.asked(day, reason) };
    if (answeredAt === null || state === 'REPLACED') return [asked];
    return [
      asked,
      { id: `${id}:${state}`, at: answeredAt, text: state === 'AGREED' ? steps.agreed(day) : steps.refused },
    ];
  });
}
