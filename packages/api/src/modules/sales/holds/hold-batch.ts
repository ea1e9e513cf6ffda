import { principalOf } from '#api/modules/sales/orders/order-ownership.ts';
import type { RequestContext } from '#api/http/context.ts';
import { listingsBeingPaid } from './listing-state.ts';
import { holdsOn, type SeenHold } from './read-holds.ts';

type Answers<Value> = ReadonlyMap<string, Value>;

/** A question about one listing; all listings that are asked about at once are read in one statement. */
function inOneStatement<Value>(read: (context: RequestContext, ids: readonly string[]) => Promise<Answers<Value>>) {
  const open = new WeakMap<RequestContext, { readonly ids: Set<string>; readonly answers: Promise<Answers<Value>> }>();
  return async (context: RequestContext, listingId: string): Promise<Value | undefined> => {
    let batch = open.get(context);
    if (!batch) {
      const ids = new Set<string>();
      const answers = Promise.resolve().then(() => {
        open.delete(context);
        return read(context, [...ids]);
      });
      batch = { ids, answers };
      open.set(context, batch);
    }
    batch.ids.add(listingId);
    return (await batch.answers).get(listingId);
  };
}

/** The hold on a listing as the shopper sees it. */
export const holdOn = inOneStatement<SeenHold>((context, ids) => holdsOn(context.db, ids, principalOf(context)));

/** True for a listing whose last piece somebody is paying for. */
export const isPaidFor = inOneStatement<true>(({ db }, ids) => listingsBeingPaid(db, ids));
