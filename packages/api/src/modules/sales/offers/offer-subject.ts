import {
  type Parties,
  type Step,
  type SubjectSource,
  type SubjectView,
  viewsOfItems,
} from '#api/modules/messaging/index.ts';
import type { Db } from '#api/platform/db/database.ts';
import { formatMoney } from '#api/platform/format-money.ts';
import type { Locale } from '#api/platform/locale.ts';
import { threadMessages } from '#api/modules/sales/thread-messages.ts';

async function partiesOf(db: Db, id: string): Promise<Parties | undefined> {
  const row = await db
    .selectFrom('offers')
    .select(['buyer_account_id as buyerId', 'seller_account_id as sellerId'])
    .where('id', '=', id)
    // One that was declined at once is no seller's business.
    .where((is) => is.or([is('declined_by', 'is', null), is('declined_by', '<>', 'AUTOMATIC')]))
    .executeTakeFirst();
  return row && { ...row, isOpenOrder: false };
}

async function viewsOf(db: Db, ids: readonly string[], locale: Locale): Promise<ReadonlyMap<string, SubjectView>> {
  const rows = await db
    .selectFrom('offers')
    .innerJoin('listings', 'listings.id', 'offers.listing_id')
    .select(['offers.id', 'listings.item_id'])
    .where('offers.id', 'in', ids)
    .execute();
  const items = await viewsOfItems(
    db,
    rows.map(({ item_id: id }) => id),
    locale,
  );
  const { offerTitle } = threadMessages(locale);
  return new Map(
    rows.flatMap(({ id, item_id: itemId }) => {
      const item = items.get(itemId);
      return item ? [[id, { ...item, title: offerTitle(item.title) }] as const] : [];
    }),
  );
}

type Move = { readonly id: string; readonly at: Date; readonly action: string; readonly detail: unknown };

const amountOf = (detail: unknown): number | null =>
  typeof detail === 'object' && detail !== null && 'amountCents' in detail && typeof detail.amountCents === 'number'
    ? detail.amountCents
    : null;

function toStep({ id, at, action, detail }: Move, locale: Locale): Step[] {
  const cents = amountOf(detail);
  const texts = threadMessages(locale).offerSteps;
  const name = action.replace('offer.', '');
  if (!isStep(name)) return [];
  return [{ id, at, text: texts[name](cents === null ? '' : formatMoney(cents, locale, 'short')) }];
}

type StepName = keyof ReturnType<typeof threadMessages>['offerSteps'];
const isStep = (name: string): name is StepName => Object.hasOwn(threadMessages('en').offerSteps, name);

/** Every move of an offer is in the audit log; what was offered at first is in the offer itself. */
async function stepsOf(db: Db, id: string, locale: Locale): Promise<readonly Step[]> {
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!offer) return [];
  const moves = await db
    .selectFrom('audit_log')
    .select(['id', 'at', 'action', 'detail'])
    .where('subject_id', '=', id)
    .where('subject_kind', '=', 'offer')
    .where('action', '<>', 'offer.create')
    .orderBy('id')
    .execute();
  const made = {
    id: `${id}:made`,
    at: offer.created_at,
    action: 'offer.create',
    detail: { amountCents: offer.amount_cents },
  };
  return [made, ...moves].flatMap((move) => toStep(move, locale));
}

/** Offers as what messages are about. */
export const offerSubject: SubjectSource = { partiesOf, viewsOf, stepsOf };
