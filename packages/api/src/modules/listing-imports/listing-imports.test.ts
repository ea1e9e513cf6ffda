import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listingFileFormats } from '@headstock/contracts/listing-imports';
import { sql } from 'kysely';
import { countStatements } from '#api/platform/db/count-statements.fixture.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { createTestDatabase, type TestDatabase } from '#api/test-database/create-test-database.ts';
import { importFile } from './imports/import-file.ts';
import { mapImport, startImport, stopImport } from './imports/move-import.ts';
import { findImport } from './imports/find-import.ts';
import { sweepImports } from './imports/sweep-imports.ts';
import { workImports } from './imports/work-imports.ts';
import { type ImportsHarness, openImports } from './listing-imports.fixture.ts';

let database: TestDatabase;
let shop: ImportsHarness;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openImports(database.db);
});
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const REVERB = 'sku,title,make,model,year,finish,condition,price,inventory,description,offers_enabled\n';
const row = (sku: string, price = '"1,299.00"') =>
  `${sku},,Fender,Jaguar,1964,Olympic White,Very Good,${price},1,A fine one,yes\n`;
const bySku = async (sku: string) => (await shop.drafts()).filter(({ document }) => document.sku === sku);

describe('an import', () => {
  it('keeps the good rows, makes drafts of incomplete ones, and gives the failed ones back as a file', async () => {
    const id = await shop.run(REVERB + row('A-1') + row('A-2', 'a lot') + row('A-3'));
    expect(await shop.outcomes(id)).toEqual({ DRAFTED: 2, FAILED: 1 });
    expect(await shop.issues(id)).toContainEqual({ line: 3, column: 'price', code: 'money', detail: null });
    expect(await shop.issues(id)).toContainEqual({
      line: 2,
      column: 'photograph',
      code: 'missing',
      detail: 'photographs',
    });
    const [draft] = await bySku('A-1');
    expect(draft).toMatchObject({
      state: 'INITIAL',
      document: { brand: 'Fender', model: 'Jaguar', yearFrom: 1964, priceCents: 129_900, condition: 'VERY_GOOD' },
    });
    const failed = await shop.failed(id);
    expect(failed).toBe(`\ufeff${(REVERB + row('A-2', 'a lot')).replaceAll('\n', '\r\n')}`);
    const again = await shop.run((failed ?? '').replace('a lot', '900'));
    expect(await shop.outcomes(again)).toEqual({ DRAFTED: 1 });
    expect(await shop.told(shop.proId)).toContain('import.finished');
  });

  it('runs from a file to its report in one go, and writes nothing when it is only tried', async () => {
    const file = { fileName: 'stock.csv', bytes: Buffer.from(REVERB + row('CLI-1') + row('CLI-2', 'a lot')) };
    const trial = await importFile(shop.services, shop.pro, file, { isTrial: true });
    expect(trial).toMatchObject({ state: 'READY', products: 2, fault: null });
    expect(trial.outcomes).toEqual([
      { outcome: 'DRAFTED', count: 1 },
      { outcome: 'FAILED', count: 1 },
    ]);
    expect(await bySku('CLI-1')).toEqual([]);
    const told: object[] = [];
    const onProgress = (progress: object): void => void told.push(progress);
    const report = await importFile(shop.services, shop.pro, file, { isTrial: false, onProgress });
    expect(told).toContainEqual({ state: 'CHECKING', done: 2, products: 2 });
    expect(told.at(-1)).toEqual({ state: 'RUNNING', done: 2, products: 2 });
    expect(report).toMatchObject({ state: 'DONE', outcomes: trial.outcomes });
    expect(await bySku('CLI-1')).toHaveLength(1);
    const issues: object[] = [];
    for await (const issue of report.issues()) issues.push(issue);
    expect(issues).toContainEqual(
      expect.objectContaining({ line: 3, code: 'money', suggestion: 'Write it in dollars: 1299.00 or 1,299.00.' }),
    );
    expect(await shop.failed(report.id)).toContain('CLI-2');
  });

  it('that is repeated changes nothing, with a number, a handle, or neither', async () => {
    const files = [
      REVERB + row('B-1') + row('B-2'),
      'Handle,Title,Vendor,Variant Price\nred,1961 Gibson SG,Gibson,100\nblue,1962 Gibson SG,Gibson,200\n',
      `${REVERB}${row('')}${row('')}`,
    ];
    for (const file of files) {
      const first = await shop.run(file);
      expect(await shop.outcomes(first)).toEqual({ DRAFTED: 2 });
      const before = await shop.drafts();
      expect(await shop.outcomes(await shop.run(file))).toEqual({ UNCHANGED: 2 });
      expect(await shop.drafts()).toEqual(before);
    }
    const guessed = (await shop.drafts()).find(({ document }) => document.brand === 'Gibson');
    expect(guessed?.document).toMatchObject({ model: 'SG', title: { en: '' } });
  });

  it('of one file by several at once makes no doubles', async () => {
    const ids = [
      await shop.receive(REVERB + row('C-1') + row('C-2')),
      await shop.receive(REVERB + row('C-1') + row('C-2')),
    ];
    for (const id of ids) await shop.settle(id);
    for (const id of ids) await startImport(shop.pro, id);
    await expect(startImport(shop.pro, ids[0] ?? '')).rejects.toMatchObject({ code: 'not-possible' });
    await Promise.all([workImports(shop.services), workImports(shop.services), workImports(shop.services)]);
    for (const id of ids) expect(await shop.settle(id)).toBe('DONE');
    expect([(await bySku('C-1')).length, (await bySku('C-2')).length]).toEqual([1, 1]);
  });

  it('takes the same few statements for each product, however many there are already', async () => {
    const statementsOf = async (count: number, name: string): Promise<number> => {
      const id = await shop.receive(
        REVERB + Array.from({ length: count }, (_none, at) => row(`${name}-${at}`)).join(''),
      );
      await shop.settle(id);
      await startImport(shop.pro, id);
      const { db, count: statements } = countStatements(database.db);
      while ((await shop.state(id)) === 'RUNNING') await workImports({ ...shop.services, db });
      return statements() / count;
    };
    expect(await statementsOf(40, 'F')).toBeLessThan(14);
    expect(await statementsOf(60, 'G')).toBeLessThan(14);
  });

  it('keeps what went well beside a product that fails on the way', async () => {
    const id = await shop.receive(REVERB + row('K-1') + row('K-2') + row('K-3'));
    await shop.settle(id);
    await startImport(shop.pro, id);
    await sql`CREATE FUNCTION fail_k2() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF new.document->>'sku' = 'K-2' THEN RAISE 'no'; END IF; RETURN new; END $$`.execute(database.db);
    await sql`CREATE TRIGGER fail_k2 BEFORE INSERT ON listing_drafts FOR EACH ROW EXECUTE FUNCTION fail_k2()`.execute(
      database.db,
    );
    await shop.settle(id);
    await sql`DROP TRIGGER fail_k2 ON listing_drafts`.execute(database.db);
    expect(await shop.outcomes(id)).toEqual({ DRAFTED: 2, FAILED: 1 });
    expect((await shop.issues(id)).filter(({ code }) => code === 'internal')).toMatchObject([{ line: 3 }]);
    expect([await bySku('K-1'), await bySku('K-2'), await bySku('K-3')].map(({ length }) => length)).toEqual([1, 0, 1]);
  });

  it('goes on where a process that died had come to', async () => {
    const numbers = Array.from({ length: 25 }, (_none, at) => `D-${at}`);
    const id = await shop.receive(REVERB + numbers.map((number) => row(number)).join(''));
    await shop.settle(id);
    await startImport(shop.pro, id);
    // The database goes away after the first twenty products, which are one transaction.
    const gone = Object.assign(new Error('terminating connection'), { code: '57P01' });
    let calls = 0;
    const dying = new Proxy(database.db, {
      get(target, name) {
        if (name === 'transaction' && (calls += 1) > 1) throw gone;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await expect(workImports({ ...shop.services, db: dying })).rejects.toBe(gone);
    expect([await shop.state(id), await shop.outcomes(id)]).toEqual(['RUNNING', { DRAFTED: 20 }]);
    expect(await shop.settle(id)).toBe('DONE');
    for (const number of numbers) expect(await bySku(number)).toHaveLength(1);
    expect(await shop.outcomes(id)).toEqual({ DRAFTED: 25 });
  });

  it('that is stopped keeps what it wrote, and the same file writes the rest', async () => {
    const file = REVERB + Array.from({ length: 45 }, (_none, at) => row(`S-${at}`)).join('');
    const id = await shop.receive(file);
    await shop.settle(id);
    await startImport(shop.pro, id);
    // Its seller stops it when the first twenty are written.
    const execute = async <T>(work: (trx: Tx) => Promise<T>): Promise<T> => {
      const written = await database.db.transaction().execute(work);
      if ((await shop.state(id)) === 'RUNNING') await stopImport(shop.pro, id);
      return written;
    };
    const stopping = new Proxy(database.db, {
      get(target, name) {
        if (name === 'transaction') return () => ({ setIsolationLevel: () => ({ execute }) });
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    await workImports({ ...shop.services, db: stopping });
    expect([await shop.state(id), await shop.outcomes(id)]).toEqual(['STOPPED', { DRAFTED: 20 }]);
    await expect(stopImport(shop.pro, id)).rejects.toMatchObject({ code: 'not-possible' });
    await expect(startImport(shop.pro, id)).rejects.toMatchObject({ code: 'not-possible' });
    expect(await shop.outcomes(await shop.run(file))).toEqual({ UNCHANGED: 20, DRAFTED: 25 });
  });

  it('is refused by its header before any row, and by its line where it breaks', async () => {
    await expect(shop.receive('title,Price,PRICE\na,1,2\n')).rejects.toMatchObject({ code: 'column-twice' });
    await expect(shop.receive('title,price\n')).rejects.toMatchObject({ code: 'empty' });
    await expect(shop.receive(Buffer.from('PK\u0003\u0004\0\0'))).rejects.toMatchObject({ code: 'kind' });
    const id = await shop.receive(`${REVERB}${row('E-1')}"open,,Fender\n`);
    expect(await shop.settle(id)).toBe('BROKEN');
    expect(await findImport(shop.pro, id)).toMatchObject({ fault: 'quote', fault_line: 3 });
    expect(await bySku('E-1')).toEqual([]);
  });

  it('with a header that nobody knows waits for its columns, and remembers them', async () => {
    const file = 'What;Maker;Kind;Cost\nNice one;Gretsch;6120;2000\n';
    const id = await shop.receive(file);
    expect(await shop.state(id)).toBe('MAPPING');
    await expect(mapImport(shop.pro, id, ['', 'brand', '', ''])).rejects.toMatchObject({ code: 'mapping' });
    await expect(mapImport(shop.pro, id, ['brand', 'brand', 'model', ''])).rejects.toMatchObject({ code: 'mapping' });
    await mapImport(shop.pro, id, ['title', 'brand', 'model', 'price']);
    expect(await shop.settle(id)).toBe('READY');
    expect(await shop.state(await shop.receive(file))).toBe('CHECKING');
  });

  it('reads a column of a known layout as its seller said, in the next file too', async () => {
    const file = 'title,make,model,price,menge\nStrings,Kay,K-1,20,3\n';
    const columns = async (id: string) => (await findImport(shop.pro, id))?.mapping;
    const id = await shop.receive(file);
    expect(await shop.settle(id)).toBe('READY');
    expect(await columns(id)).toEqual(['title', 'brand', 'model', 'price', null]);
    await mapImport(shop.pro, id, ['title', 'brand', 'model', 'price', 'stock']);
    expect(await shop.settle(id)).toBe('READY');
    expect(await columns(await shop.receive(file))).toEqual(['title', 'brand', 'model', 'price', 'stock']);
    expect(await columns(await shop.receive(file.replace('menge', 'anzahl')))).toContain(null);
  });

  it('is of professional sellers and admins, and of nobody else', async () => {
    await expect(shop.receive(REVERB + row('F-1'), shop.consignor)).rejects.toMatchObject({ code: 'not-professional' });
    await expect(shop.exported('reverb', shop.consignor)).rejects.toMatchObject({ code: 'not-professional' });
    const id = await shop.receive(REVERB + row('F-1'));
    for (const other of [shop.consignor, shop.admin]) {
      expect(await findImport(other, id)).toBeUndefined();
      expect(await shop.failed(id, other)).toBeUndefined();
      await expect(startImport(other, id)).rejects.toMatchObject({ code: /not-found|not-professional/ });
    }
  });

  it('never touches the listing of another seller, whatever the file names', async () => {
    const foreign = await shop.live(shop.complete({ sku: 'MINE' }));
    const before = await shop.read(shop.pro, foreign);
    const header = 'id,sku,title,make,model,price\n';
    const file = `${header}${foreign},MINE,Taken over,Fender,Jaguar,1\n`;
    const id = await shop.run(file, shop.admin);
    expect(await shop.outcomes(id)).toEqual({ DRAFTED: 1 });
    expect(await shop.read(shop.pro, foreign)).toEqual(before);
  });

  it('is swept away with its file', async () => {
    const id = await shop.run(REVERB + row('G-1'));
    await sweepImports(shop.services, new Date(Date.now() + 89 * 86_400_000));
    expect(await findImport(shop.pro, id)).toBeDefined();
    await sweepImports(shop.services, new Date(Date.now() + 91 * 86_400_000));
    expect(await findImport(shop.pro, id)).toBeUndefined();
    expect(await bySku('G-1')).toHaveLength(1);
  });
});

describe('an export', () => {
  it('imports unchanged in every layout: live, draft, with variants and hostile texts', async () => {
    const hostile = '=HYPERLINK("x")\n\n"quoted", <b>bold</b> & more; \'60s neck, and long enough to publish.';
    await shop.live(shop.complete({ sku: '-H1', serial: '=1+1', description: { en: hostile, fr: '+ en français' } }));
    await shop.draft(shop.pro, shop.complete({ sku: '', photographs: [], priceCents: null, model: "'=x" }));
    await shop.draft(shop.pro, {
      ...shop.complete({ kind: 'goods', sku: 'SHIRT', model: 'Shirt', priceCents: 2_500 }),
      options: [{ en: 'Size', fr: 'Taille' }],
      variants: ['S', 'M'].map((size) => ({
        key: size,
        itemId: null,
        values: [{ en: size, fr: `${size} fr` }],
        sku: `SHIRT-${size}`,
        priceCents: size === 'S' ? null : 2_700,
        stock: 3,
      })),
    });
    const before = await shop.drafts();
    const own = before.filter((draft) => draft.seller_account_id === shop.proId);
    for (const format of listingFileFormats) {
      const text = await shop.exported(format);
      for (const cell of text.split(/\r\n|,/)) expect(cell).not.toMatch(/^"?[=+\-@]/);
      const id = await shop.run(text);
      expect({ format, ...(await shop.outcomes(id)) }).toEqual({ format, UNCHANGED: own.length });
      expect(await shop.drafts()).toEqual(before);
    }
  });

  it('is the same listing in another shop, but for its photographs', async () => {
    const text = await shop.exported('headstock');
    const id = await shop.run(text, shop.admin);
    expect((await shop.outcomes(id))['FAILED']).toBeUndefined();
    const own = (await shop.drafts()).filter(({ document }) => document.sku === '-H1');
    const [first, second] = own.map(({ document }) => ({ ...document, photographs: [] }));
    expect(own).toHaveLength(2);
    expect(second).toEqual(first);
  });

  it('imports a draft that has no name yet unchanged', async () => {
    const title = { en: '', fr: '' };
    const id = await shop.draft(shop.pro, shop.complete({ sku: '', brand: '', model: '', title, photographs: [] }));
    const before = await shop.drafts();
    const own = before.filter((draft) => draft.seller_account_id === shop.proId);
    expect(before.find((draft) => draft.id === id)?.document).toMatchObject({ brand: '', model: '', title });
    for (const format of ['headstock', 'shopify'] as const) {
      const importId = await shop.run(await shop.exported(format));
      expect({ format, ...(await shop.outcomes(importId)) }).toEqual({ format, UNCHANGED: own.length });
    }
    expect(await shop.drafts()).toEqual(before);
  });
});
