import { sql } from 'kysely';
import type { DisabledReason, EndpointState } from '#api/modules/integrations/tables.ts';
import type { Db } from '#api/platform/db/database.ts';

/** An endpoint without its secret, and how it is doing. */
export type EndpointView = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly kinds: readonly string[];
  readonly state: EndpointState;
  readonly disabledBecause: DisabledReason | null;
  readonly failingSince: Date | null;
  /** Until when the former secret signs as well; null when it does not. */
  readonly formerSecretUntil: Date | null;
  readonly version: number;
  readonly createdById: string;
  readonly createdAt: Date;
  /** Messages that wait, and that are not tried any more by themselves. */
  readonly waitingCount: number;
  readonly failedCount: number;
  readonly lastDeliveredAt: Date | null;
};

async function load(db: Db, id: string | null): Promise<EndpointView[]> {
  const { rows } = await sql<EndpointView>`SELECT id, name, url, kinds, state, disabled_because AS "disabledBecause",
      failing_since AS "failingSince", CASE WHEN former_until > now() THEN former_until END AS "formerSecretUntil",
      version, created_by_account_id AS "createdById", created_at AS "createdAt",
      (SELECT count(*) FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND state = 'WAITING') AS "waitingCount",
      (SELECT count(*) FROM webhook_deliveries WHERE endpoint_id = endpoint.id AND state = 'FAILED') AS "failedCount",
      (SELECT max(delivered_at) FROM webhook_deliveries WHERE endpoint_id = endpoint.id) AS "lastDeliveredAt"
    FROM webhook_endpoints AS endpoint WHERE ${id}::text IS NULL OR id = ${id} ORDER BY id DESC`.execute(db);
  return rows;
}

/** All endpoints, the newest first; there are 50 at most. */
export const listEndpoints = (db: Db): Promise<EndpointView[]> => load(db, null);

/** One endpoint; undefined for an unknown id. */
export const findEndpoint = async (db: Db, id: string): Promise<EndpointView | undefined> => (await load(db, id))[0];
