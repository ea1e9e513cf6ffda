import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestApi, TestVisitor } from '#api/http/testing.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { type Accounts, openAccounts } from './people.fixture.ts';

let people: Accounts;
let api: TestApi;
let accountId: string;
const ids = Array.from({ length: 198 }, () => newId());

beforeAll(async () => {
  people = await openAccounts();
  ({ api } = people);
  accountId = await people.addMember('many@example.com');
  await people.addMember('other@example.com');
  await api.services.db
    .insertInto('addresses')
    .values(
      ids.map((id, at) => ({
        id,
        account_id: accountId,
        first_name: at === 3 ? 'Zoë' : 'Ada',
        line1: `${at} Main St`,
        city: at === 3 ? 'Orléans' : 'Memphis',
        postal_code: '38103',
        country_iso: 'US',
        is_default: at === 100,
      })),
    )
    .execute();
});
afterAll(() => api.close());

type Page = {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { isFound: boolean; node: { id: string; line1: string } }[];
};

async function read(visitor: TestVisitor, args: string): Promise<Page> {
  const { data } = await visitor.query<{ addresses: Page }>(
    `{ addresses(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { isFound node { id line1 } } } }`,
  );
  if (!data) throw new Error('The address book was not answered.');
  return data.addresses;
}
const lines = ({ edges }: Page): string[] => edges.map(({ node }) => node.line1);

it('begins with the default address and the chosen one, and goes on by pages to the last of all', async () => {
  const many = await people.signedIn('many@example.com');
  const first = await read(many, `first: 3, chosenId: "${ids[3]}"`);
  expect(first).toMatchObject({ totalCount: 198, pageInfo: { hasNextPage: true } });
  expect(lines(first)).toEqual(['100 Main St', '3 Main St', '197 Main St']);
  const seen: string[] = [];
  let after = '';
  for (let page = 0; page < 20; page += 1) {
    const { edges, pageInfo } = await read(many, `first: 12, after: "${after}", chosenId: "${ids[3]}"`);
    seen.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) break;
    after = pageInfo.endCursor;
  }
  expect(seen.toSorted()).toEqual(ids.toSorted());
});

it('is searched by words, whatever their case and accents; the chosen address stays', async () => {
  const many = await people.signedIn('many@example.com');
  expect(lines(await read(many, 'search: "ZOE, orleans"'))).toEqual(['3 Main St']);
  expect(lines(await read(many, `search: "zoe", chosenId: "${ids[7]}"`))).toEqual(['7 Main St', '3 Main St']);
  expect(await read(many, 'search: "nowhere%"')).toMatchObject({ totalCount: 0, edges: [] });
});

it('does not count the chosen address where nothing, or something else, is found', async () => {
  const many = await people.signedIn('many@example.com');
  const chosen = { isFound: false, node: { line1: '7 Main St' } };
  expect(await read(many, `search: "nowhere", chosenId: "${ids[7]}"`)).toMatchObject({
    totalCount: 0,
    edges: [chosen],
  });
  expect(await read(many, `search: "zoe", chosenId: "${ids[7]}"`)).toMatchObject({
    totalCount: 1,
    edges: [chosen, { isFound: true }],
  });
  expect(await read(many, `search: "zoe", chosenId: "${ids[3]}"`)).toMatchObject({
    totalCount: 1,
    edges: [{ isFound: true, node: { line1: '3 Main St' } }],
  });
});

it('is nobody else’s, whatever is named', async () => {
  const other = await people.signedIn('other@example.com');
  const named = `search: "zoe", chosenId: "${ids[3]}"`;
  expect(await read(other, named)).toMatchObject({ totalCount: 0, edges: [] });
  expect(await read(other, `${named}, accountId: "${accountId}"`)).toMatchObject({ totalCount: 0, edges: [] });
});
