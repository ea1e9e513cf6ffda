import { hasGrant } from '@headstock/contracts/grants';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { likePatterns } from '#api/platform/search/like-patterns.ts';
import { findIntakes, findRepairs } from './find-bench-records.ts';
import { findListings } from './find-listings.ts';
import { findOrders, findRefunds } from './find-orders.ts';
import { findAccounts } from './find-people.ts';
import type { RecordHit } from './record-hit.ts';

/** Shorter searches find too much. */
const SHORTEST = 2;

/** What a search of the staff finds, at most six of each kind that the actor's role shows; nothing for less than two characters. */
export async function findRecords({ db, locale, principal }: ActorContext, text: string): Promise<RecordHit[]> {
  const search = text.trim().slice(0, 100);
  if (search.length < SHORTEST || likePatterns(search).length === 0) return [];
  const { grants } = principal.rights;
  const [seesOrders, seesPeople, seesCatalogue] = [
    hasGrant(grants, 'orders:read'),
    hasGrant(grants, 'people:read'),
    hasGrant(grants, 'catalogue:read'),
  ];
  const found = await Promise.all([
    seesOrders ? findOrders(db, search) : [],
    seesPeople ? findAccounts(db, search) : [],
    seesCatalogue ? findListings(db, search, locale) : [],
    seesOrders ? findRepairs(db, search) : [],
    seesCatalogue ? findIntakes(db, search) : [],
    seesOrders ? findRefunds(db, search, locale) : [],
  ]);
  return found.flat();
}
