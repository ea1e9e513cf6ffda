import type { TestAnswer, TestApi, TestVisitor } from '#api/http/testing.ts';
import { openWorld, type Person, type World } from '#api/contract/people.fixture.ts';

/** A member whose id is certain. */
export type Member = Person & { readonly accountId: string };

/** What `messageSend` answers in tests. */
export type Sent = {
  readonly success: boolean;
  readonly code: string | null;
  readonly contactDetails: readonly { readonly kind: string; readonly text: string }[];
  readonly sent: { readonly id: string; readonly text: string } | null;
  readonly thread: { readonly id: string } | null;
};

const SEND = `mutation ($message: MessageInput!) { messageSend(message: $message) {
  success code contactDetails { kind text } sent { id text } thread { id } } }`;

let keys = 0;

/** People who write to each other. */
export async function openMessagingHarness(api: TestApi) {
  const world: World = await openWorld(api);

  async function member(role: 'customer' | 'seller' | 'admin' = 'customer'): Promise<Member> {
    const person = await world.person(role);
    if (person.accountId === null) throw new Error('A member has an account.');
    return { ...person, accountId: person.accountId };
  }

  /** An item of a seller, with its listing. */
  async function item(sellerId: string): Promise<{ itemId: string; listingId: string }> {
    const listingId = await world.shop.listing({ sellerId });
    const row = await world.db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    return { itemId: row.item_id, listingId };
  }

  async function send(visitor: TestVisitor, message: Record<string, unknown>): Promise<Sent> {
    keys += 1;
    const given = { idempotencyKey: `message-${keys}`, text: 'Is it still there?', ...message };
    const answer: TestAnswer<{ messageSend: Sent }> = await visitor.query(SEND, { message: given });
    if (answer.errors || !answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.messageSend;
  }

  /** A thread that a buyer has begun about an item of a seller. */
  async function thread() {
    const [buyer, seller] = [await member(), await member('seller')];
    const { itemId, listingId } = await item(seller.accountId);
    const sent = await send(buyer.visitor, { subject: { kind: 'ITEM', id: itemId } });
    if (!sent.thread || !sent.sent) throw new Error(`The thread did not begin: ${sent.code}`);
    return { buyer, seller, itemId, listingId, threadId: sent.thread.id, messageId: sent.sent.id };
  }

  return { world, member, item, send, thread };
}

export type MessagingHarness = Awaited<ReturnType<typeof openMessagingHarness>>;
