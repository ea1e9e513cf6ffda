import { describe, expect, it } from '@jest/globals';
import { GraphQLError, grantsContext, graphqlClientContext } from '@headstock/graphql-client';
import { type Answers, createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { createStaticHandler, type RouterContext, RouterContextProvider } from 'react-router';
import { createRoutes } from '#mfe-admin/routes/index.ts';

const forbid = () => {
  throw new GraphQLError('Your role does not allow this.', 'FORBIDDEN');
};
const noPage = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

/** With which status the server answers a page of the back office, for a member of staff with these grants. */
async function statusOf(path: string, grants: readonly string[], answers: Answers = {}): Promise<number> {
  const handler = createStaticHandler(createRoutes({ locale: 'en' }));
  const requestContext = new RouterContextProvider(
    new Map<RouterContext, unknown>([
      [graphqlClientContext, createFakeGraphQLClient(answers).client],
      [grantsContext, grants],
    ]),
  );
  const answer = await handler.query(new Request(`http://shop.test${path}`), { requestContext });
  return answer instanceof Response ? answer.status : answer.statusCode;
}

describe('a page of the back office that the role does not open', () => {
  it.each(['/admin/counter', '/admin/serials', '/admin/apraisal-ai', '/admin/orders/drafts/new'])(
    'answers 403 though it asks the API for nothing: %s',
    async (path) => {
      expect(await statusOf(path, ['content:read'], { DraftOrdersList: forbid })).toBe(403);
    },
  );

  it('answers 403 where the role reads the list, but may not fill in the form over it', async () => {
    const brands = { AdminBrands: { catalogueBrands: { totalCount: 0, pageInfo: noPage, edges: [] } } };
    expect(await statusOf('/admin/catalogue/brands/new', ['catalogue:read'], brands)).toBe(403);
    expect(await statusOf('/admin/catalogue/brands/new', ['catalogue:write'], brands)).toBe(200);
  });

  it('answers 403 where the API refuses', async () => {
    expect(await statusOf('/admin/batches', [], { BatchesList: forbid })).toBe(403);
  });

  it('opens for whose role allows it', async () => {
    expect(await statusOf('/admin/counter', ['orders:write'])).toBe(200);
  });

  it('leaves every other answer as it is', async () => {
    const batches = { batches: { totalCount: 0, pageInfo: noPage, edges: [] } };
    expect(await statusOf('/admin/batches/nobodys', [], { BatchesList: batches, BatchesOne: { batch: null } })).toBe(
      404,
    );
  });
});
