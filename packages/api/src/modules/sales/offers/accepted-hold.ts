import { sql } from 'kysely';

/** A condition on `offers`: accepted, not paid, and in time. Its item is held for its buyer: a pending sale. */
export const holdsItem = sql<boolean>`(offers.state = 'ACCEPTED' AND offers.ordered_at IS NULL AND offers.expires_at > clock_timestamp())`;

/** A condition on `listings`: it is a pending sale. */
export const isPendingSale = sql<boolean>`EXISTS (SELECT FROM offers WHERE offers.listing_id = listings.id AND ${holdsItem})`;
