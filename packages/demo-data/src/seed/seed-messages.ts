import { idAt, type Tx } from '@headstock/api/seeding';
import { accounts } from '#demo-data/catalogue/index.ts';

const HOUR_MS = 3_600_000;

type Person = 'buyer' | 'admin' | 'private' | 'pro';

type DemoMessage = {
  readonly from: Person;
  readonly hoursAgo: number;
  readonly text: string;
  /** Nobody has read it yet. */
  readonly isNew?: true;
};

type DemoThread = {
  readonly seller: Exclude<Person, 'buyer'>;
  readonly about: 'item' | 'offer' | 'order';
  /** What kind of instrument the words are about. */
  readonly type?: string;
  readonly messages: readonly DemoMessage[];
};

/** What the demo buyer has spoken about, with the shop and with sellers; two messages wait to be read on each side. */
const threads: readonly DemoThread[] = [
  {
    seller: 'private',
    about: 'item',
    type: 'solid-body',
    messages: [
      {
        from: 'buyer',
        hoursAgo: 52,
        text: 'Has the neck ever been reset? And how much travel is left in the truss rod?',
      },
      {
        from: 'private',
        hoursAgo: 50,
        text: 'No reset. The rod turns both ways; I set it a quarter turn in spring and have not touched it since.',
      },
      { from: 'buyer', hoursAgo: 27, text: 'Good to know. Could you show me the back of the headstock in daylight?' },
      {
        from: 'private',
        hoursAgo: 3,
        text: 'I will take it to the window tomorrow morning. There is a small ding by the low E tuner, nothing open.',
        isNew: true,
      },
    ],
  },
  {
    seller: 'pro',
    about: 'item',
    type: 'hollow-semi-hollow',
    messages: [
      { from: 'buyer', hoursAgo: 130, text: 'Are the pickups original? The left screw of the bridge one looks newer.' },
      {
        from: 'pro',
        hoursAgo: 126,
        text: 'They are: we had the rings off. The screw was replaced by the owner before, and the old one is in the case.',
      },
      {
        from: 'buyer',
        hoursAgo: 125,
        text: 'That is the kind of answer I like. I will think about it over the weekend.',
      },
    ],
  },
  {
    seller: 'admin',
    about: 'order',
    messages: [
      {
        from: 'buyer',
        hoursAgo: 40,
        text: 'Can you hold the parcel until the rest is paid? I am away until Thursday.',
      },
      {
        from: 'admin',
        hoursAgo: 38,
        text: 'Of course. It stays on the bench, strings slackened, and leaves the day after your last payment.',
      },
      {
        from: 'admin',
        hoursAgo: 5,
        text: 'We found the original strap button in a drawer. It goes into the case.',
        isNew: true,
      },
    ],
  },
  {
    seller: 'private',
    about: 'offer',
    messages: [
      {
        from: 'buyer',
        hoursAgo: 5,
        text: 'The frets are worth it. Give me until tomorrow to look at the numbers.',
        isNew: true,
      },
    ],
  },
  {
    seller: 'admin',
    about: 'item',
    type: 'jumbo',
    messages: [
      {
        from: 'buyer',
        hoursAgo: 2,
        text: 'Would it fit into a case for a dreadnought, or is the lower bout too wide?',
        isNew: true,
      },
    ],
  },
];

async function idsOfPeople(trx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await trx.selectFrom('accounts').select(['id', 'email']).execute();
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]));
  return new Map(accounts.map(({ key, email }) => [key, byEmail.get(email) ?? '']));
}

/** Something of the kind that concerns both: an instrument that hangs on the wall, where there is one of the type they speak of, else their newest offer or order. */
async function findSubject(
  trx: Tx,
  { about, type }: DemoThread,
  buyerId: string,
  sellerId: string,
): Promise<string | undefined> {
  if (about === 'item') {
    const row = await trx
      .selectFrom('listings')
      .innerJoin('items', 'items.id', 'listings.item_id')
      .innerJoin('types', 'types.id', 'listings.type_id')
      .select('listings.item_id as id')
      .where('listings.seller_account_id', '=', sellerId)
      .where('listings.status', '=', 'live')
      .where('items.year_from', 'is not', null)
      .orderBy((eb) => eb('types.slug', '=', type ?? ''), 'desc')
      .orderBy('listings.asking_cents', 'desc')
      .orderBy('listings.id')
      .executeTakeFirst();
    return row?.id;
  }
  const table = about === 'offer' ? ('offers' as const) : ('orders' as const);
  const buyer = about === 'offer' ? 'buyer_account_id' : 'account_id';
  const row = await trx
    .selectFrom(table)
    .select('id')
    .where(buyer, '=', buyerId)
    .where('seller_account_id', '=', sellerId)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.id;
}

/** Gives the demo accounts conversations about instruments, an offer and an order. */
export async function seedMessages(trx: Tx, now: Date): Promise<void> {
  const people = await idsOfPeople(trx);
  const buyerId = people.get('buyer') ?? '';
  const at = (hoursAgo: number): Date => new Date(now.getTime() - hoursAgo * HOUR_MS);
  let number = 0;
  for (const thread of threads) {
    const { seller, about, messages } = thread;
    const sellerId = people.get(seller) ?? '';
    const subject = await findSubject(trx, thread, buyerId, sellerId);
    const [first, last] = [messages[0], messages.at(-1)];
    if (!subject || !first || !last) continue;
    number += 1;
    const threadId = idAt(at(first.hoursAgo), number);
    const [one = '', other = ''] = [buyerId, sellerId].toSorted();
    await trx
      .insertInto('threads')
      .values({
        id: threadId,
        subject_kind: about,
        subject_id: subject,
        first_account_id: one,
        second_account_id: other,
        buyer_account_id: buyerId,
        created_at: at(first.hoursAgo),
        last_message_at: at(last.hoursAgo),
      })
      .execute();
    for (const { from, hoursAgo, text, isNew } of messages) {
      number += 1;
      const id = idAt(at(hoursAgo), number);
      await trx
        .insertInto('messages')
        .values({
          id,
          thread_id: threadId,
          sender_account_id: people.get(from) ?? '',
          recipient_account_id: from === 'buyer' ? sellerId : buyerId,
          body: text,
          idempotency_key: `demo-${id}`,
          created_at: at(hoursAgo),
          read_at: isNew ? null : at(hoursAgo - 1),
        })
        .execute();
    }
  }
}
