import { visitorOf } from '#api/domains/orders/order-source.ts';
import type { RequestContext } from '#api/http/context.ts';
import { holdsOn, type SeenHold } from './read-holds.ts';

type Batch = { readonly ids: Set<string>; readonly holds: Promise<Map<string, SeenHold>> };

const open = new WeakMap<RequestContext, Batch>();

/** The hold on a listing as the visitor sees it; all listings that are asked about at once are read in one statement. */
export async function holdOn(context: RequestContext, listingId: string): Promise<SeenHold | undefined> {
  let batch = open.get(context);
  if (!batch) {
    const ids = new Set<string>();
    const holds = Promise.resolve().then(() => {
      open.delete(context);
      return holdsOn(context.db, [...ids], visitorOf(context));
    });
    batch = { ids, holds };
    open.set(context, batch);
  }
  batch.ids.add(listingId);
  return (await batch.holds).get(listingId);
}
