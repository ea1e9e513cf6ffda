import { type Kysely, sql } from 'kysely';

const orders = [
  sql`CREATE FUNCTION order_event_data(wanted text) RETURNS jsonb LANGUAGE sql STABLE AS $$
    SELECT jsonb_build_object(
      'orderId', orders.id, 'number', number, 'paymentState', payment_state, 'shipOption', ship_option,
      'currency', 'USD', 'subTotalCents', sub_total_cents, 'shippingCents', shipping_cents,
      'extraFeeCents', extra_fee_cents, 'taxCents', tax_cents, 'totalCents', total_cents,
      'paidCents', paid_cents, 'refundedCents', refunded_cents,
      'placedAt', completed_at, 'paidAt', fully_paid_at, 'shippedAt', ship_date, 'cancelledAt', cancelled_at,
      'lines', (SELECT coalesce(jsonb_agg(jsonb_build_object(
          'lineId', line.id, 'listingId', line.listing_id, 'itemId', listings.item_id, 'sku', items.sku,
          'quantity', line.quantity, 'unitCents', line.unit_cents, 'state', line.state) ORDER BY line.id), '[]')
        FROM line_items AS line JOIN listings ON listings.id = line.listing_id JOIN items ON items.id = listings.item_id
        WHERE line.order_id = orders.id))
    FROM orders WHERE id = wanted
  $$`,
  // Which of its moments a write is. They are told at the end of the transaction, when all of the order is written.
  sql`CREATE FUNCTION publish_order_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE kinds text[] := '{}'; event_kind text;
    BEGIN
      IF NEW.completed_at IS NULL THEN RETURN NULL; END IF;
      IF OLD.completed_at IS NULL THEN kinds := kinds || 'order.placed'::text; END IF;
      IF NEW.fully_paid_at IS NOT NULL AND OLD.fully_paid_at IS NULL THEN kinds := kinds || 'order.paid'::text; END IF;
      IF NEW.ship_date IS NOT NULL AND OLD.ship_date IS NULL THEN kinds := kinds || 'order.shipped'::text; END IF;
      IF NEW.cancelled_at IS NOT NULL AND OLD.cancelled_at IS NULL THEN kinds := kinds || 'order.cancelled'::text; END IF;
      IF NEW.refunded_cents > OLD.refunded_cents THEN kinds := kinds || 'order.refunded'::text; END IF;
      FOREACH event_kind IN ARRAY kinds LOOP
        IF is_event_wanted(event_kind) THEN PERFORM publish_event(event_kind, NEW.id, order_event_data(NEW.id)); END IF;
      END LOOP;
      RETURN NULL;
    END
  $$`,
  sql`CREATE CONSTRAINT TRIGGER orders_publish_events
    AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN ((NEW.completed_at, NEW.fully_paid_at, NEW.ship_date, NEW.cancelled_at, NEW.refunded_cents)
      IS DISTINCT FROM (OLD.completed_at, OLD.fully_paid_at, OLD.ship_date, OLD.cancelled_at, OLD.refunded_cents))
    EXECUTE FUNCTION publish_order_event()`,
];

const offers = [
  // Neither the buyer nor what the two wrote to each other goes along.
  sql`CREATE FUNCTION publish_offer_event() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE event_kind text := 'offer.' || lower(NEW.state);
    BEGIN
      IF is_event_wanted(event_kind) THEN
        PERFORM publish_event(event_kind, NEW.id, jsonb_build_object(
          'offerId', NEW.id, 'listingId', NEW.listing_id, 'itemId', (SELECT item_id FROM listings WHERE id = NEW.listing_id),
          'state', NEW.state, 'currency', 'USD', 'amountCents', NEW.amount_cents, 'counterCents', NEW.counter_cents,
          'agreedCents', NEW.agreed_cents, 'declinedBy', NEW.declined_by, 'expiresAt', NEW.expires_at));
      END IF;
      RETURN NULL;
    END
  $$`,
  sql`CREATE TRIGGER offers_publish_new AFTER INSERT ON offers FOR EACH ROW EXECUTE FUNCTION publish_offer_event()`,
  sql`CREATE TRIGGER offers_publish_moves AFTER UPDATE OF state ON offers FOR EACH ROW
    WHEN (NEW.state <> OLD.state) EXECUTE FUNCTION publish_offer_event()`,
];

/** Events of orders and offers for programs of others, without personal data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...orders, ...offers]) await statement.execute(db);
}
