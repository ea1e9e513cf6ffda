import { formatDate } from '@headstock/contracts/dates';
import { orderNumber } from '@headstock/contracts/order-number';
import { storeProfile } from '@headstock/contracts/store-profile';
import { sql } from 'kysely';
import { notify } from '#api/modules/messaging/index.ts';
import { readyToShip } from '#api/modules/sales/orders/selling-lists.ts';
import type { Db, Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { mailText } from '#api/platform/mail/mail-template.ts';
import { agreedDelays, shipByWith } from './agreed-delays.ts';
import { shipReminderTemplates } from './ship-reminder-mails.ts';
import type { ShipReminderName } from './tables.ts';

const DAY_MS = 86_400_000;
/** What was paid longer ago is not reminded of: staff has looked after it since. */
const LOOK_BACK_DAYS = 60;

type Unsent = { readonly id: string; readonly reference: string; readonly sellerId: string; readonly paidAt: Date };

/** Paid orders that sellers have still to send themselves; what private sellers sell, and its own goods, the shop sends. */
async function unsentOrders(db: Db, now: Date): Promise<readonly Unsent[]> {
  const { rows } = await sql<Unsent>`
    SELECT orders.id, reference, seller_account_id AS "sellerId", fully_paid_at AS "paidAt"
    FROM orders JOIN accounts ON accounts.id = seller_account_id
    WHERE accounts.is_professional_seller AND completed_at IS NOT NULL
      AND fully_paid_at > ${now}::timestamptz - make_interval(days => ${LOOK_BACK_DAYS}) AND ${readyToShip}
    ORDER BY fully_paid_at, orders.id`.execute(db);
  return rows;
}

/** Which reminder is due of what is to be sent by a moment; undefined for none yet. */
function dueReminder(shipBy: Date, now: Date): ShipReminderName | undefined {
  if (shipBy <= now) return 'late';
  return shipBy.getTime() - now.getTime() <= DAY_MS ? 'soon' : undefined;
}

async function remind(trx: Tx, order: Unsent, shipBy: Date, name: ShipReminderName, baseUrl: URL): Promise<boolean> {
  const { numInsertedOrUpdatedRows: count } = await trx
    .insertInto('ship_reminders')
    .values({ order_id: order.id, ship_by: shipBy, name })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow();
  if (!count) return false;
  await notify(
    trx,
    {
      event: 'sale.shipBy',
      role: 'seller',
      cause: `ship-by:${order.id}:${shipBy.getTime()}:${name}`,
      accountId: order.sellerId,
      copy: async (locale) => {
        const facts = {
          number: orderNumber(order.reference),
          until: formatDate(shipBy, 'moment', { locale, timeZone: storeProfile.timeZone }),
        };
        const { subject, paragraphs, link = '' } = await mailText(trx, shipReminderTemplates[name], locale, facts);
        return { subject, paragraphs, link: { label: link, path: `/orders/${order.id}` } };
      },
    },
    baseUrl,
  );
  return true;
}

/**
 * Reminds sellers a day before an order is to be sent, and once it should have been; once each, in any number of processes. Gives
 * how many reminders were sent.
 */
export async function remindToShip(db: Db, baseUrl: URL, now = new Date()): Promise<number> {
  let count = 0;
  const orders = await unsentOrders(db, now);
  const agreed = await agreedDelays(
    db,
    orders.map(({ id }) => id),
  );
  for (const order of orders) {
    const shipBy = shipByWith(order.paidAt, agreed.get(order.id));
    const name = dueReminder(shipBy, now);
    if (name && (await tx(db, (trx) => remind(trx, order, shipBy, name, baseUrl)))) count += 1;
  }
  return count;
}
