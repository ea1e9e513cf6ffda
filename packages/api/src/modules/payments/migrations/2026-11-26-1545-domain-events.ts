import { type Kysely, sql } from 'kysely';

const statements = [
  // To whom stays with the shop: the order says it to those who may see it.
  sql`CREATE FUNCTION publish_payout_event() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM publish_event(TG_ARGV[0], NEW.id, jsonb_build_object(
        'payoutId', NEW.id, 'orderId', NEW.order_id, 'currency', 'USD', 'amountCents', NEW.amount_cents,
        'offsetCents', NEW.offset_cents, 'paidAt', NEW.paid_at,
        'failedAt', NEW.failed_at));
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER payouts_publish_paid AFTER INSERT ON payouts FOR EACH ROW
    EXECUTE FUNCTION publish_payout_event('payout.paid')`,
  sql`CREATE TRIGGER payouts_publish_failed AFTER UPDATE OF failed_at ON payouts FOR EACH ROW
    WHEN (NEW.failed_at IS NOT NULL AND OLD.failed_at IS NULL) EXECUTE FUNCTION publish_payout_event('payout.failed')`,
];

/** Events of payouts for programs of others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
