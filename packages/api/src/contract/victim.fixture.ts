import { emptyListing } from '@headstock/contracts/listing-document';
import { sql } from 'kysely';
import { actAs } from '#api/platform/actor-context.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import type { World } from './people.fixture.ts';

/** What a member keeps and writes beside buying: an instrument with a paper, a search, a passkey, a draft, a return, an opinion. */
export async function makeOwnThings(
  { db }: World,
  accountId: string,
  sellerId: string,
  sold: { readonly order: string; readonly line: string },
) {
  const [instrument, paper, search, passkey, draft, request, opinion] = Array.from({ length: 7 }, newId);
  const document = { ...emptyListing('instrument'), brand: 'A secret draft' };
  const statements = [
    sql`INSERT INTO portfolio_items (id, account_id, brand, model, finish, serial, notes)
      VALUES (${instrument}, ${accountId}, 'Fender', 'Telecaster', '', 'A secret serial', '')`,
    sql`INSERT INTO portfolio_documents (id, portfolio_item_id, kind, file_name, bytes)
      VALUES (${paper}, ${instrument}, 'pdf', 'secret.pdf', 10)`,
    sql`INSERT INTO saved_searches (id, account_id, name, filter, frequency, told_seq, seen_seq)
      VALUES (${search}, ${accountId}, 'A secret search', '{"keywords":"archtop"}', 'BELL', 0, 0)`,
    sql`INSERT INTO passkeys (id, account_id, credential_id, public_key, counter, transports, is_synced, name)
      VALUES (${passkey}, ${accountId}, 'x', 'x', 0, '[]', false, 'A secret passkey')`,
    sql`INSERT INTO listing_drafts (id, seller_account_id, state, document, title, version)
      VALUES (${draft}, ${accountId}, 'INITIAL', ${JSON.stringify(document)}, 'A secret draft', 1)`,
    sql`INSERT INTO listing_papers VALUES (${draft}, ${paper})`,
    sql`INSERT INTO return_requests (id, order_id, line_item_id, reason, note, state, is_within_window)
      VALUES (${request}, ${sold.order}, ${sold.line}, 'OTHER', 'A secret reason', 'REQUESTED', false)`,
    // Nobody but its author reads it yet.
    sql`INSERT INTO feedback (id, order_id, side, author_account_id, author_initials, subject_account_id, stars, body, closes_at)
      VALUES (${opinion}, ${sold.order}, 'BUYER', ${accountId}, 'A. B.', ${sellerId}, 1, 'A secret opinion', now() + interval '1 day')`,
  ];
  for (const statement of statements) await statement.execute(db);
  return {
    'an instrument': instrument ?? '',
    'a paper of it': paper ?? '',
    'a saved search': search ?? '',
    'a passkey': passkey ?? '',
    'a draft of a listing': draft ?? '',
    'a return': request ?? '',
    'an opinion': opinion ?? '',
  };
}

/** Somebody's things, of every kind that has an id. */
export async function makeVictim(world: World) {
  const { shop, db, person } = world;
  const victim = await person('customer');
  const sellerId = await shop.seller();
  const sold = await world.placed(victim.accountId, sellerId);
  const visitor = actAs(shop.guest(), { accountId: victim.accountId });
  const listing = await shop.listing();
  const open = await shop.readyOrder(visitor, listing);
  const line = await db.selectFrom('line_items').select('id').where('order_id', '=', open).executeTakeFirstOrThrow();
  const bookAddress = await shop.address(visitor);
  await db
    .updateTable('addresses')
    .set({ line1: '7 Secret Lane' })
    .where('account_id', '=', victim.accountId)
    .execute();
  const [payment, refund, offer, thread, message] = [newId(), newId(), newId(), newId(), newId()];
  await sql`INSERT INTO payments (id, session_id, idempotency_key, request_hash, kind, provider, status, amount_cents, currency, next_attempt_at, captured_at)
    VALUES (${payment}, ${newId()}, ${payment}, 'x', 'card', 'gateway', 'CAPTURED', 100, 'USD', now() + interval '1 day', now())`.execute(
    db,
  );
  await sql`INSERT INTO ledger_entries (id, kind, event_key, order_id) VALUES (${refund}, 'refund-due', ${refund}, ${sold.order})`.execute(
    db,
  );
  await sql`INSERT INTO refunds (id, order_id, payment_id, amount_cents, due_entry_id, next_attempt_at)
    VALUES (${refund}, ${sold.order}, ${payment}, 100, ${refund}, now() + interval '1 day')`.execute(db);
  await sql`INSERT INTO offers (id, listing_id, buyer_account_id, seller_account_id, state, amount_cents, message, locale, expires_at)
    VALUES (${offer}, ${listing}, ${victim.accountId}, ${shop.houseId}, 'RECEIVED', 100, 'A secret word', 'en', now() + interval '1 day')`.execute(
    db,
  );
  const photograph = newId();
  await sql`INSERT INTO images (id, view, backdrop, alt, width, height) VALUES ('5ec2e700000000000000', 'PHOTO', 'FOG', '{}', 10, 10)`.execute(
    db,
  );
  await sql`INSERT INTO photographs (id, account_id, source_hash, master_image_id, master_width, master_height, image_id, width, height)
    VALUES (${photograph}, ${victim.accountId}, 'x', '5ec2e700000000000000', 10, 10, '5ec2e700000000000000', 10, 10)`.execute(
    db,
  );
  const things = await makeOwnThings(world, victim.accountId ?? '', sellerId, sold);
  const pair = [victim.accountId ?? '', shop.houseId].toSorted();
  await sql`INSERT INTO threads (id, subject_kind, subject_id, first_account_id, second_account_id, buyer_account_id)
    VALUES (${thread}, 'order', ${sold.order}, ${pair[0]}, ${pair[1]}, ${victim.accountId})`.execute(db);
  await sql`INSERT INTO messages (id, thread_id, sender_account_id, recipient_account_id, body, idempotency_key)
    VALUES (${message}, ${thread}, ${shop.houseId}, ${victim.accountId}, 'A secret message', 'secret')`.execute(db);
  return {
    victim,
    ids: {
      'an account': victim.accountId ?? '',
      'an address': bookAddress,
      'a line in a cart': line.id,
      'a sold line': sold.line,
      'a thread': thread,
      'an offer': offer,
      'an open order': open,
      'a payment': payment,
      ...things,
      'a photograph': photograph,
      'a message': message,
      'a placed order': sold.order,
      'a refund': refund,
      nothing: newId(),
      'no id': '../etc/passwd',
    },
    secrets: [
      victim.email,
      '7 Secret Lane',
      'A secret word',
      'A secret guitar',
      'A secret message',
      'A secret serial',
      'A secret search',
      'A secret passkey',
      'A secret draft',
      'A secret reason',
      'A secret opinion',
      '5ec2e700000000000000',
      `HS-${sold.order}`,
      'ada@example.com',
    ],
  };
}
