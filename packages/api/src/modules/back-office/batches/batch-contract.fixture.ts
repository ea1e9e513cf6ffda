import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { tx } from '#api/platform/db/tx.ts';
import { applyBatch } from './apply-batch.ts';
import { type RegisteredHandler, registerBatchHandlers } from './batch-handlers.ts';
import { batchRows, changedSince, findBatch } from './find-batch.ts';
import { previewBatch } from './preview-batch.ts';
import { undoBatch } from './undo-batch.ts';

/** What a test of a handler brings along. */
export type HandlerCase = {
  readonly actor: ActorContext;
  /** An input that changes every row. */
  readonly input: Readonly<Record<string, string>>;
  /** An input that is refused. */
  readonly badInput: Readonly<Record<string, string>>;
  /** Makes a row that the input changes, and gives its id. */
  readonly newRow: () => Promise<string>;
  /** Changes a row by hand, other than the batch does. */
  readonly touch: (id: string) => Promise<void>;
  /** Sells a row; without it rows are never sold. */
  readonly sell?: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

const baseUrl = new URL('http://localhost:3000');

/** Whatever kind of bulk edit it is: nothing happens before it is applied, and it can be undone. Runs over a real database. */
export function batchContract(handler: RegisteredHandler, open: () => Promise<HandlerCase>): void {
  let world: HandlerCase;
  beforeAll(async () => {
    world = await open();
    registerBatchHandlers([handler]);
  });
  afterAll(() => world.close());

  const read = (ids: readonly string[]) => tx(world.actor.db, (trx) => handler.read(trx, ids, false));
  const valuesOf = async (id: string) => (await read([id]))[0]?.values;
  const rows = async (count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let made = 0; made < count; made += 1) ids.push(await world.newRow());
    return ids;
  };
  const preview = (rowIds: readonly string[], input = world.input): Promise<string> =>
    previewBatch(world.actor, { kind: handler.kind, rowIds, input });
  const states = async (id: string) => (await batchRows(world.actor.db, id, -1, 100)).rows.map(({ state }) => state);
  const codeOf = async (work: () => Promise<unknown>): Promise<string | null> => {
    const outcome = await attempt(work);
    return outcome.ok ? null : outcome.code;
  };
  const all = (id: string, evenChanged = false) => ({ id, rowIds: null, evenChanged });

  describe(`the bulk edit ${handler.kind}`, () => {
    it('shows a difference and changes nothing', async () => {
      const ids = await rows(2);
      const before = await read(ids);
      const id = await preview(ids);
      expect(await states(id)).toEqual(['PENDING', 'PENDING']);
      expect(await read(ids)).toEqual(before);
    });

    it('names rows that do not exist, and refuses what it does not understand', async () => {
      const [row = ''] = await rows(1);
      expect(await states(await preview([row, 'nothing']))).toEqual(['PENDING', 'LEFT_OUT']);
      expect(await codeOf(() => preview([row], world.badInput))).toBe('invalid');
      expect(await codeOf(() => preview([]))).toBe('empty');
    });

    it('is applied once, and undone to what was before', async () => {
      const ids = await rows(2);
      const before = (await read(ids)).map(({ values }) => values);
      const id = await preview(ids);
      const codes = await Promise.all([
        codeOf(() => applyBatch(world.actor, id, baseUrl)),
        codeOf(() => applyBatch(world.actor, id, baseUrl)),
      ]);
      expect(codes.toSorted()).toEqual(['applied', null].toSorted());
      const after = (await read(ids)).map(({ values }) => values);
      expect(after).not.toEqual(before);
      expect(await states(id)).toEqual(['APPLIED', 'APPLIED']);
      await undoBatch(world.actor, all(id), baseUrl);
      expect((await read(ids)).map(({ values }) => values)).toEqual(before);
      expect((await findBatch(world.actor, id))?.state).toBe('UNDONE');
      expect(await codeOf(() => undoBatch(world.actor, all(id), baseUrl))).toBe('undone');
    });

    it('leaves out what was changed since the preview', async () => {
      const [touched = '', other = ''] = await rows(2);
      const id = await preview([touched, other]);
      await world.touch(touched);
      const now = await valuesOf(touched);
      await applyBatch(world.actor, id, baseUrl);
      expect(await states(id)).toEqual(['LEFT_OUT', 'APPLIED']);
      expect(await valuesOf(touched)).toEqual(now);
    });

    it('is undone in part, and warns of rows that were changed since', async () => {
      const [first = '', touched = '', last = ''] = await rows(3);
      const id = await preview([first, touched, last]);
      await applyBatch(world.actor, id, baseUrl);
      await world.touch(touched);
      const { rows: applied } = await batchRows(world.actor.db, id, -1, 100);
      expect([...(await changedSince(world.actor.db, handler, applied))]).toEqual([[touched, 'changed']]);
      expect(await undoBatch(world.actor, { id, rowIds: [first], evenChanged: false }, baseUrl)).toEqual({
        undone: 1,
        kept: 0,
      });
      expect((await findBatch(world.actor, id))?.state).toBe('PARTLY_UNDONE');
      expect(await undoBatch(world.actor, all(id), baseUrl)).toEqual({ undone: 1, kept: 1 });
      expect(await states(id)).toEqual(['UNDONE', 'APPLIED', 'UNDONE']);
      expect(await codeOf(() => undoBatch(world.actor, all(id), baseUrl))).toBe('nothing');
      expect(await undoBatch(world.actor, all(id, true), baseUrl)).toEqual({ undone: 1, kept: 0 });
    });

    it('leaves alone what was sold, before and after', async () => {
      if (!world.sell) return;
      const [sold = '', other = ''] = await rows(2);
      const id = await preview([sold, other]);
      await applyBatch(world.actor, id, baseUrl);
      await world.sell(sold);
      expect(await undoBatch(world.actor, all(id, true), baseUrl)).toEqual({ undone: 1, kept: 1 });
      expect(await states(await preview([sold]))).toEqual(['LEFT_OUT']);
    });

    it('cannot be undone after a day', async () => {
      const id = await preview(await rows(1));
      expect(await codeOf(() => undoBatch(world.actor, all(id), baseUrl))).toBe('not-applied');
      await applyBatch(world.actor, id, baseUrl);
      await sql`UPDATE batches SET applied_at = now() - interval '25 hours' WHERE id = ${id}`.execute(world.actor.db);
      expect(await codeOf(() => undoBatch(world.actor, all(id), baseUrl))).toBe('too-late');
    });
  });
}
