import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { type ApiHarness, openApiHarness } from '#api/modules/sales/checkout/api-harness.fixture.ts';
import { run } from '#api/modules/sales/checkout/checkout-queries.fixture.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { tx } from '#api/platform/db/tx.ts';
import { type MovedPage, redirectMovedPage } from './redirect-moved-page.ts';

let harness: ApiHarness;
let staff: TestVisitor;
beforeAll(async () => {
  harness = await openApiHarness();
  staff = await harness.admin();
});
afterAll(() => harness.close());

type Answer = {
  success: boolean;
  code: string | null;
  field: string | null;
  redirect: {
    id: string;
    version: number;
    fromPath: string;
    target: string;
    locale: string | null;
    hits: number;
  } | null;
};
type Given = { fromPath: string; target: string; status?: number; locale?: string | null };
type Seen = { id: string; version: number };

const FIELDS = 'success code field redirect { id version fromPath target locale hits }';

const save = async (given: Given, seen: Partial<Seen> = {}, visitor = staff): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      visitor,
      `mutation ($id: ID, $version: Int, $redirect: RedirectInput!) {
        answer: redirectSave(id: $id, version: $version, redirect: $redirect) { ${FIELDS} } }`,
      { ...seen, redirect: { status: 301, ...given } },
    )
  ).answer;

const remove = async (seen: Seen): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(
      staff,
      `mutation ($id: ID!, $version: Int!) { answer: redirectRemove(id: $id, version: $version) { ${FIELDS} } }`,
      seen,
    )
  ).answer;

const restore = async ({ id }: Pick<Seen, 'id'>): Promise<Answer> =>
  (
    await run<{ answer: Answer }>(staff, `mutation ($id: ID!) { answer: redirectRestore(id: $id) { ${FIELDS} } }`, {
      id,
    })
  ).answer;

const removedIds = async (search: string): Promise<string[]> => {
  const query =
    'query ($search: String) { redirects(first: 5, removed: true, search: $search) { edges { node { id removedAt } } } }';
  type Found = { redirects: { edges: { node: { id: string; removedAt: string | null } }[] } };
  const { redirects } = await run<Found>(staff, query, { search });
  return redirects.edges.flatMap(({ node }) => (node.removedAt === null ? [] : [node.id]));
};

const importCsv = async (csv: string) =>
  (
    await run<{ answer: { code: string | null; count: number; problems: { line: number; code: string }[] } }>(
      staff,
      'mutation ($csv: String!) { answer: redirectsImport(csv: $csv) { code count problems { line code } } }',
      { csv },
    )
  ).answer;

const follow = async (path: string, lang = 'en'): Promise<{ location: string; status: number } | null> => {
  const response = await harness.api
    .visitor()
    .fetch(`/api/redirects?${new URLSearchParams({ path, lang }).toString()}`);
  return response.ok ? response.json() : null;
};
const fresh = (): string => `/old-${newId()}`;
const moved = (page: MovedPage) => tx(harness.db, (trx) => redirectMovedPage(trx, harness.shop.admin, page));

describe('a redirect', () => {
  it('leads an old address on in the language of the visitor, and counts who followed', async () => {
    const from = fresh();
    const { redirect } = await save({ fromPath: `${from.toUpperCase()}/`, target: '/repairs?from=old#prices' });
    expect(redirect).toMatchObject({ fromPath: from, target: '/repairs?from=old#prices', locale: null, hits: 0 });
    expect(await follow(from)).toEqual({ location: '/repairs?from=old#prices', status: 301 });
    expect(await follow(`/fr${from}`, 'fr')).toEqual({ location: '/fr/repairs?from=old#prices', status: 301 });
    await Promise.all([1, 2, 3].map(() => follow(from)));
    const row = await harness.db
      .selectFrom('redirects')
      .selectAll()
      .where('from_path', '=', from)
      .executeTakeFirstOrThrow();
    expect(row.hits).toBe(5);
    expect(row.last_hit_at).not.toBeNull();
  });

  it('of one language comes before that of both', async () => {
    const from = fresh();
    await save({ fromPath: from, target: '/repairs' });
    await save({ fromPath: `/fr${from}`, target: '/contact', status: 302 });
    expect(await follow(from)).toMatchObject({ location: '/repairs' });
    expect(await follow(from, 'fr')).toEqual({ location: '/fr/contact', status: 302 });
  });

  it('is refused where it would be a chain or a loop, in any language that meets it', async () => {
    const [one, two] = [fresh(), fresh()];
    expect(await save({ fromPath: one, target: `${one}/` })).toMatchObject({ code: 'loop', field: 'target' });
    await save({ fromPath: one, target: two });
    expect(await save({ fromPath: two, target: one })).toMatchObject({ code: 'loop' });
    expect(await save({ fromPath: two, target: '/repairs', locale: 'fr' })).toMatchObject({
      code: 'reached',
      field: 'fromPath',
    });
    expect(await save({ fromPath: fresh(), target: `${one}?a=1`, locale: 'fr' })).toMatchObject({ code: 'chain' });
    expect(await save({ fromPath: one, target: '/repairs' })).toMatchObject({ code: 'twice' });
  });

  it('is one of two that are a loop together, written at once', async () => {
    const [one, two] = [fresh(), fresh()];
    const answers = await Promise.all([save({ fromPath: one, target: two }), save({ fromPath: two, target: one })]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
  });

  it('never hides a page of the shop', async () => {
    const { item_id: itemId } = await harness.db
      .selectFrom('listings')
      .select('item_id')
      .where('id', '=', await harness.shop.listing())
      .executeTakeFirstOrThrow();
    for (const fromPath of [
      '/cart',
      '/Contact/',
      '/admin/anything',
      '/profile/x',
      '/api/health',
      `/shop/a/${itemId}`,
      '/fr/blog',
    ])
      expect(await save({ fromPath, target: '/repairs' })).toMatchObject({ code: 'taken', field: 'fromPath' });
    expect(await save({ fromPath: `/shop/a/${newId()}`, target: '/repairs' })).toMatchObject({ success: true });
  });

  it('stays in the shop', async () => {
    for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])
      expect(await save({ fromPath: fresh(), target })).toMatchObject({ code: 'target', field: 'target' });
    for (const [code, wrong] of [
      ['from', { fromPath: '/' }],
      ['from', { fromPath: '/a?b' }],
      ['status', { status: 307 }],
      ['locale', { locale: 'de' }],
    ] as const)
      expect(await save({ fromPath: fresh(), target: '/repairs', ...wrong })).toMatchObject({ code });
  });

  it('is changed by who saw its newest version alone', async () => {
    const { redirect } = await save({ fromPath: fresh(), target: '/repairs' });
    const changes = await Promise.all(
      ['/contact', '/about-us'].map((target) => save({ fromPath: redirect!.fromPath, target }, redirect!)),
    );
    expect(changes.map(({ code }) => code).toSorted()).toEqual([null, 'stale']);
    expect(await remove(redirect!)).toMatchObject({ code: 'stale' });
    expect(await remove({ ...redirect!, version: 2 })).toMatchObject({ success: true });
    expect(await follow(redirect!.fromPath)).toBeNull();
  });

  it('that was removed leads nowhere, and is put back with what it counted', async () => {
    const from = fresh();
    const { redirect } = await save({ fromPath: from, target: '/repairs' });
    await follow(from);
    await remove(redirect!);
    expect(await follow(from)).toBeNull();
    expect(await save({ fromPath: from, target: '/contact' }, redirect!)).toMatchObject({ code: 'not-found' });
    expect(await removedIds(from)).toEqual([redirect!.id]);
    const answers = await Promise.all([restore(redirect!), restore(redirect!)]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([null, 'not-found'].toSorted());
    expect(answers.find(({ success }) => success)?.redirect).toMatchObject({ id: redirect!.id, hits: 1, version: 2 });
    expect(await removedIds(from)).toEqual([]);
    expect(await follow(from)).toMatchObject({ location: '/repairs' });
  });

  it('is not put back where something else has taken its place', async () => {
    const [from, end] = [fresh(), fresh()];
    const { redirect } = await save({ fromPath: from, target: end });
    await remove(redirect!);
    const { redirect: other } = await save({ fromPath: from, target: '/repairs' });
    expect(await restore(redirect!)).toMatchObject({ code: 'twice' });
    await remove(other!);
    const { redirect: onward } = await save({ fromPath: end, target: from });
    expect(await restore(redirect!)).toMatchObject({ code: 'loop' });
    await remove(onward!);
    expect(await restore(redirect!)).toMatchObject({ success: true });
    expect(await restore({ id: 'none' })).toMatchObject({ code: 'not-found' });
  });

  it('is for staff with the content alone; who follows it sees no more than where it leads', async () => {
    for (const visitor of [harness.api.visitor(), await harness.as(await harness.shop.seller())]) {
      expect((await visitor.query('{ redirects { totalCount } }')).errors).toBeDefined();
      const change = 'mutation { redirectsImport(csv: "from,to\\n/a,/b") { success } }';
      expect((await visitor.query(change)).errors).toBeDefined();
    }
    for (const path of ['', '/', "/' OR 1=1", '/%00', '/%E0%A4%A', 'https://evil.example/a'])
      expect(await follow(path)).toBeNull();
  });
});

describe('a CSV', () => {
  it('is taken over as a whole, with columns in any order', async () => {
    const [one, two] = [fresh(), fresh()];
    const csv = `To;From;Status;Language\n/repairs;${one};;\n"/contact?a=1;2";/fr${two};302;fr`;
    expect(await importCsv(csv)).toEqual({ code: null, count: 2, problems: [] });
    expect(await follow(one)).toMatchObject({ status: 301 });
    expect(await follow(two, 'fr')).toEqual({ location: '/fr/contact?a=1;2', status: 302 });
    expect(await follow(two)).toBeNull();
  });

  it('with a wrong line writes nothing, and names each of them', async () => {
    const [one, two] = [fresh(), fresh()];
    const csv = `from,to,status\n${one},/repairs,\n/cart,/repairs,301\n${one},/contact,301\n${two},/contact,abc\n${two},${one},`;
    expect(await importCsv(csv)).toEqual({
      code: 'lines',
      count: 0,
      problems: [
        { line: 3, code: 'taken' },
        { line: 4, code: 'twice' },
        { line: 5, code: 'status' },
        { line: 6, code: 'chain' },
      ],
    });
    expect(await follow(one)).toBeNull();
  });

  it('says what is no CSV of redirects', async () => {
    for (const csv of ['', 'from,to', 'a,b\n/x,/y', 'from,to\n"/x,/y', `from,to\n${'/x,/y\n'.repeat(501)}`])
      expect(await importCsv(csv)).toMatchObject({ code: 'csv', count: 0 });
  });
});

describe('a page that moves', () => {
  it('leads its former addresses to the new one, without a chain', async () => {
    const [one, two, three] = [fresh(), fresh(), fresh()];
    await moved({ from: one, to: two });
    await moved({ from: two, to: three });
    expect(await follow(one)).toEqual({ location: three, status: 301 });
    expect(await follow(two)).toEqual({ location: three, status: 301 });
  });

  it('can come back to its former address', async () => {
    const [one, two] = [fresh(), fresh()];
    await moved({ from: one, to: two });
    await moved({ from: two, to: one });
    expect(await follow(one)).toBeNull();
    expect(await follow(two)).toMatchObject({ location: one });
  });

  it('does nothing for an address that stays, or is none', async () => {
    const { count } = await harness.db
      .selectFrom('redirects')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    for (const page of [
      { from: '/same', to: '/Same/' },
      { from: 'x', to: '/y' },
      { from: '/x', to: '//evil.example' },
    ])
      await moved(page);
    const after = await harness.db
      .selectFrom('redirects')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(after.count).toBe(count);
  });
});
