import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { openWorld, type Person, type World } from '#api/contract/people.fixture.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { registerTableSources } from './exports/table-sources.ts';
import { makeTableExports, sweepTableExports } from './exports/make-table-exports.ts';

type Thing = { readonly name: string; readonly price: number };
const things = Array.from({ length: 450 }, (_, index): Thing => ({
  name: index === 0 ? '=1+1' : `Thing, ${index}`,
  price: index,
}));

const source = defineTableSource<Thing>({
  id: 'test-things',
  grant: 'system:read',
  title: { en: 'Things', fr: 'Choses' },
  columns: {
    name: { label: { en: 'Name', fr: 'Nom' }, value: ({ name }) => name },
    price: { label: { en: 'Price', fr: 'Prix' }, value: ({ price }) => price },
  },
  async *pages(_actor, query) {
    const wanted = things.filter(({ name }) => !query['search'] || name.includes(query['search'][0] ?? ''));
    for (let start = 0; start < wanted.length; start += 200) yield wanted.slice(start, start + 200);
  },
});

let api: TestApi;
let world: World;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  world = await openWorld(api);
  admin = await world.person('admin');
  registerTableSources([source]);
});
afterAll(() => api.close());

type View = { id: string; name: string; query: string; isShared: boolean };
type ViewAnswer = { success: boolean; code: string | null; view: View | null };

async function createView(
  visitor: TestVisitor,
  name: string,
  isShared: boolean,
  query = 'state=new',
): Promise<ViewAnswer> {
  const { data } = await visitor.query<{ tableViewCreate: ViewAnswer }>(
    `mutation ($name: String!, $query: String!, $isShared: Boolean!) {
      tableViewCreate(tableId: "things", name: $name, query: $query, isShared: $isShared) { success code view { id name query isShared } }
    }`,
    { name, query, isShared },
  );
  if (!data) throw new Error('no answer');
  return data.tableViewCreate;
}

async function viewsOf(visitor: TestVisitor): Promise<string[]> {
  const { data } = await visitor.query<{ tableViews: View[] }>('{ tableViews(tableId: "things") { id name } }');
  return (data?.tableViews ?? []).map(({ name }) => name);
}

describe('views of a table', () => {
  it('are personal or shared, and say nothing of a page', async () => {
    const other = await world.person('admin');
    const mine = await createView(admin.visitor, '  My   view ', false, 'state=new&after=cursor&columns=a%2Cb');
    expect(mine.view).toMatchObject({ name: 'My view', query: 'columns=a%2Cb&state=new' });
    await createView(admin.visitor, 'Our view', true);
    expect(await viewsOf(admin.visitor)).toEqual(['My view', 'Our view']);
    expect(await viewsOf(other.visitor)).toEqual(['Our view']);
    expect((await createView(admin.visitor, 'my VIEW', false)).code).toBe('exists');
    expect((await createView(other.visitor, 'My view', false)).success).toBe(true);
    expect((await createView(admin.visitor, '\u200b ', false)).code).toBe('name');
    expect((await createView(admin.visitor, 'x'.repeat(61), false)).code).toBe('name');
  });

  it('are changed and removed by whom they belong to, and nobody else', async () => {
    const other = await world.person('admin');
    const { view } = await createView(admin.visitor, 'Only mine', false);
    const rename = (visitor: TestVisitor) =>
      visitor.query<{ tableViewUpdate: ViewAnswer }>(
        `mutation { tableViewUpdate(id: "${view?.id}", name: "Renamed") { code view { name query } } }`,
      );
    expect((await rename(other.visitor)).data?.tableViewUpdate.code).toBe('not-found');
    expect((await rename(admin.visitor)).data?.tableViewUpdate.view).toMatchObject({
      name: 'Renamed',
      query: 'state=new',
    });
    const remove = (visitor: TestVisitor) =>
      visitor.query<{ tableViewRemove: ViewAnswer }>(
        `mutation { tableViewRemove(id: "${view?.id}") { success code } }`,
      );
    expect((await remove(other.visitor)).data?.tableViewRemove.code).toBe('not-found');
    expect((await remove(admin.visitor)).data?.tableViewRemove.success).toBe(true);
    expect(await viewsOf(admin.visitor)).not.toContain('Renamed');
  });

  it('that are shared are not overwritten by whoever looked before a colleague changed them', async () => {
    const other = await world.person('admin');
    const { view } = await createView(admin.visitor, 'For all of us', true);
    const update = async (visitor: TestVisitor, change: string) =>
      (
        await visitor.query<{ tableViewUpdate: ViewAnswer & { message: string | null } }>(
          `mutation { tableViewUpdate(id: "${view?.id}", ${change}) { success code message view { name query } } }`,
        )
      ).data?.tableViewUpdate;
    const seen = 'expectedQuery: "state=new"';
    expect(await update(other.visitor, `query: "state=used", ${seen}`)).toMatchObject({ success: true });
    const late = await update(admin.visitor, `query: "state=old", ${seen}`);
    expect(late).toMatchObject({ success: false, code: 'changed', message: expect.not.stringContaining('Somebody') });
    expect(await update(admin.visitor, 'name: "For us", expectedName: "For all of us"')).toMatchObject({
      view: { name: 'For us', query: 'state=used' },
    });
    await admin.visitor.query(`mutation { tableViewRemove(id: "${view?.id}") { success } }`);
  });

  it('are not for customers', async () => {
    const { visitor } = await world.person('customer');
    const { errors } = await visitor.query('{ tableViews(tableId: "things") { id } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

async function requestExport(visitor: TestVisitor, query: string, columns: readonly string[]): Promise<void> {
  const { data } = await visitor.query<{ tableExportRequest: { success: boolean; code: string | null } }>(
    `mutation ($query: String!, $columns: [String!]!) {
      tableExportRequest(tableId: "test-things", query: $query, columns: $columns) { success code }
    }`,
    { query, columns },
  );
  expect(data?.tableExportRequest).toEqual({ success: true, code: null });
}

async function newestExport(visitor: TestVisitor) {
  const { data } = await visitor.query<{
    tableExports: { state: string; rowCount: number | null; url: string | null }[];
  }>('{ tableExports { state rowCount url } }');
  return data?.tableExports[0];
}

describe('a table as a file', () => {
  it('is made in the background, formula-safe, with the columns of the list in its order', async () => {
    await requestExport(admin.visitor, '', ['price', 'name', 'constructor']);
    expect(await newestExport(admin.visitor)).toEqual({ state: 'WAITING', rowCount: null, url: null });
    await Promise.all([makeTableExports(api.services), makeTableExports(api.services)]);
    const made = await newestExport(admin.visitor);
    expect(made).toMatchObject({ state: 'READY', rowCount: 450 });
    const answer = await admin.visitor.fetch(made?.url ?? '');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="test-things-.*\.csv"$/);
    const lines = (await answer.text()).split('\r\n');
    expect(lines.slice(0, 3)).toEqual(['Price,Name', "0,'=1+1", '1,"Thing, 1"']);
    expect(lines).toHaveLength(452);
  });

  it('has the rows that the list finds', async () => {
    await requestExport(admin.visitor, 'search=44', []);
    await makeTableExports(api.services);
    expect(await newestExport(admin.visitor)).toMatchObject({ rowCount: 14 });
  });

  it('is for whoever asked for it alone, and goes when it expires', async () => {
    const url = (await newestExport(admin.visitor))?.url ?? '';
    for (const role of ['guest', 'customer', 'admin'] as const)
      expect((await (await world.person(role)).visitor.fetch(url)).status).toBe(404);
    await world.db
      .updateTable('table_exports')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await admin.visitor.fetch(url)).status).toBe(404);
    await sweepTableExports(api.services);
    expect(await world.db.selectFrom('table_exports').select('id').execute()).toEqual([]);
  });

  it('is not made for somebody who is no admin any more', async () => {
    const former = await world.person('admin');
    await requestExport(former.visitor, '', []);
    await world.db.updateTable('accounts').set({ is_admin: false }).where('id', '=', former.accountId).execute();
    await makeTableExports(api.services);
    const row = await world.db
      .selectFrom('table_exports')
      .select('state')
      .where('account_id', '=', former.accountId ?? '')
      .executeTakeFirst();
    expect(row?.state).toBe('FAILED');
  });
});
