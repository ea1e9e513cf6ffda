import { type RawBuilder, sql } from 'kysely';
import { fetchPictures, internet, type PictureSource } from '#api/modules/listing-imports/pictures/fetch-pictures.ts';
import { loadPlaces } from '#api/modules/listing-imports/rows/places.ts';
import { tx } from '#api/platform/db/tx.ts';
import type { Services } from '#api/platform/services.ts';
import type { ImportRow } from './find-import.ts';
import { sellerActor } from './seller-actor.ts';
import { stageProducts } from './stage-products.ts';
import { tellFinished } from './tell-finished.ts';
import { type Stage, workProducts } from './work-product.ts';

/** What the work on imports needs. */
export type ImportWorker = Pick<Services, 'db' | 'storage' | 'config' | 'log' | 'images'>;

/** For so long one import is worked on before the next one has its turn. */
const TURN_MS = 4_000;
/** So many products are one transaction. */
const BATCH = 20;

/** Whether a file waits to be read or imported. */
export const hasWaitingImports: RawBuilder<boolean> = sql<boolean>`EXISTS (
  SELECT FROM listing_imports WHERE state IN ('CHECKING', 'RUNNING'))`;

const nextStates = { CHECKING: 'READY', RUNNING: 'DONE' } as const;

/** The first products after a place that a stage has not done; none of an import that was stopped meanwhile. */
async function waitingPositions(
  { db }: ImportWorker,
  { id: importId, state }: ImportRow,
  stage: Stage,
  after: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('listing_import_products')
    .select('position')
    .where('import_id', '=', importId)
    .where((is) =>
      is.exists(is.selectFrom('listing_imports').select('id').where('id', '=', importId).where('state', '=', state)),
    )
    .where(stage, 'is', null)
    .where('position', '>', after)
    .orderBy('position')
    .limit(BATCH)
    .execute();
  return rows.map(({ position }) => position);
}

async function breakOff({ db }: ImportWorker, { id }: ImportRow, fault: string): Promise<void> {
  await db
    .updateTable('listing_imports')
    .set({ state: 'BROKEN', fault, finished_at: new Date() })
    .where('id', '=', id)
    .where('state', 'in', ['CHECKING', 'RUNNING'])
    .execute();
}

/** The last product is done: the import is ready to be looked at, or over, and its seller is told. */
async function close(worker: ImportWorker, row: ImportRow, state: keyof typeof nextStates): Promise<void> {
  const now = new Date();
  await tx(worker.db, async (trx) => {
    const moved = await trx
      .updateTable('listing_imports')
      .set({ state: nextStates[state], ...(state === 'RUNNING' && { finished_at: now }) })
      .where('id', '=', row.id)
      .where('state', '=', state)
      .returning('id')
      .executeTakeFirst();
    if (moved && state === 'RUNNING') await tellFinished(trx, row, worker.config.publicUrl);
  });
}

/** Works on one import until its turn or its work ends. It goes on at the product that it had reached, whoever was at it before. */
async function takeTurn(worker: ImportWorker, row: ImportRow, source: PictureSource): Promise<void> {
  const { db, log, config } = worker;
  const { state } = row;
  if (state !== 'CHECKING' && state !== 'RUNNING') return;
  await db.updateTable('listing_imports').set({ worked_at: new Date() }).where('id', '=', row.id).execute();
  if (row.staged_at === null) {
    await stageProducts(worker, row);
    return;
  }
  const until = Date.now() + TURN_MS;
  const places = await loadPlaces(db);
  const stage: Stage = state === 'CHECKING' ? 'planned' : 'outcome';
  const columns = { names: row.columns, mapping: row.mapping };
  // What is done is not read again for each batch.
  let after = 0;
  for (;;) {
    // Asked for each batch: whoever is no professional seller any more imports nothing.
    const actor = await sellerActor(db, row.seller_account_id);
    if (!actor) {
      await breakOff(worker, row, 'not-professional');
      return;
    }
    const positions = await waitingPositions(worker, row, stage, after);
    if (positions.length === 0) {
      if (after === 0) return close(worker, row, state);
      // Another process may have left one undone that it was at.
      after = 0;
      continue;
    }
    const importId = row.id;
    const ready: number[] = [];
    for (const position of positions) {
      const wanted = { actor, importId, columns, position, until };
      // Pictures come over the network, for which no transaction waits.
      if (stage === 'outcome' && !(await fetchPictures(worker, source, wanted))) break;
      ready.push(position);
    }
    await workProducts(
      {
        actor: { ...actor, now: new Date() },
        places,
        baseUrl: config.publicUrl,
        network: source.network,
        log,
        importId,
        columns,
        stage,
      },
      ready,
    );
    if (ready.length < positions.length || Date.now() > until) return;
    after = positions.at(-1) ?? 0;
  }
}

/** Gives every waiting import a turn, the one that waited longest first. Pictures at other addresses come from `source`. */
export async function workImports(worker: ImportWorker, source: PictureSource = internet): Promise<void> {
  const rows = await worker.db
    .selectFrom('listing_imports')
    .selectAll()
    .where('state', 'in', ['CHECKING', 'RUNNING'])
    .orderBy('worked_at')
    .limit(4)
    .execute();
  for (const row of rows) await takeTurn(worker, row, source);
}
