/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { useQuery } from '@apollo/client/react';
import { createFakeGraphQLClient } from '@headstock/testing/fake-graphql-client';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ApolloBoundary } from './apollo-boundary.tsx';
import { createGraphQLClient } from './create-graphql-client.ts';
import { typedDocument } from './document.ts';
import {
  GraphQLClientProvider,
  GraphQLError,
  preloadQuery,
  useCachedQuery,
  usePreloadedQuery,
  watchCache,
  type GraphQLClient,
  type PreloadedQuery,
} from './index.ts';
import { parse, type DocumentNode } from 'graphql';

interface Order {
  readonly order: { readonly id: string; readonly number: string; readonly total: { readonly amountCents: number } };
}
type ById = { id: string };

const documentOf = <Result, Variables>(text: string) => {
  const { definitions }: DocumentNode = parse(text, { noLocation: true });
  return typedDocument<Result, Variables>(definitions);
};
const OrderDocument = documentOf<Order, ById>(
  'query Order($id: ID!) { order(id: $id) { id number total { amountCents } } }',
);
const DeliverDocument = documentOf<{ readonly orderDeliver: { readonly success: boolean } }, ById>(
  'mutation Deliver($id: ID!) { orderDeliver(id: $id) { success order { id number } } }',
);
const order = (number: string, amountCents = 100): Order => ({ order: { id: 'one', number, total: { amountCents } } });
const variables = { id: 'one' };

function Shown({ preloaded }: { readonly preloaded: PreloadedQuery<Order, ById> }): ReactNode {
  const { order: shown } = usePreloadedQuery(OrderDocument, preloaded);
  return `${shown.number} for ${shown.total.amountCents}`;
}
function Cached(): ReactNode {
  return useCachedQuery(OrderDocument, variables)?.order.number ?? 'nothing';
}
const show = (part: ReactNode, client: GraphQLClient) =>
  render(<GraphQLClientProvider value={client}>{part}</GraphQLClientProvider>);
const text = (): string => document.body.textContent ?? '';

afterEach(cleanup);

describe('the client', () => {
  it('loads Apollo Client with the first request, and again after a failure', async () => {
    const { client: working } = createFakeGraphQLClient({ Order: order('H-1') });
    const apollo = await working.apollo();
    let loads = 0;
    const client = createGraphQLClient(async () => {
      loads++;
      if (loads === 1) throw new Error('the chunk did not arrive');
      return apollo;
    });
    expect(client.loadedApollo()).toBeNull();
    await expect(client.query(OrderDocument, variables)).rejects.toThrow('the chunk did not arrive');
    expect(await client.query(OrderDocument, variables)).toMatchObject(order('H-1'));
    await client.query(OrderDocument, variables);
    expect([loads, client.loadedApollo()]).toEqual([2, apollo]);
  });

  it('tells who waits for Apollo Client before the first request, and nobody who has cancelled', async () => {
    const { client, calls } = createFakeGraphQLClient({ Order: order('H-1') });
    const told: string[] = [];
    client.whenLoaded(() => told.push(`first after ${calls.length}`));
    client.whenLoaded(() => told.push('cancelled'))();
    await client.query(OrderDocument, variables);
    client.whenLoaded(() => told.push('at once'));
    expect(told).toEqual(['first after 0', 'at once']);
  });

  it('throws the error of the API, with its code, and one for an API that does not answer', async () => {
    const { client } = createFakeGraphQLClient({
      Order: () => {
        throw new GraphQLError('Not found.', 'NOT_FOUND');
      },
    });
    await expect(client.query(OrderDocument, variables)).rejects.toMatchObject({
      name: 'GraphQLError',
      code: 'NOT_FOUND',
    });
    await expect(client.mutate(DeliverDocument, variables)).rejects.toMatchObject({
      name: 'TransportError',
      status: 0,
    });
  });

  it('leaves the cache alone when it is told so', async () => {
    const { client } = createFakeGraphQLClient({ Order: order('H-1') });
    const seen: string[] = [];
    watchCache(await client.apollo(), OrderDocument, variables, ({ order: { number } }) => seen.push(number));
    await client.query(OrderDocument, variables, { cache: false });
    expect(seen).toEqual([]);
    await client.query(OrderDocument, variables);
    expect(seen).toEqual(['H-1']);
  });
});

describe('a page that shows what its loader has loaded', () => {
  const deliver = { orderDeliver: { success: true, order: { id: 'one', number: 'H-2' } } };

  it('needs no Apollo Client to be shown, and follows a mutation anywhere', async () => {
    const { client } = createFakeGraphQLClient({ Deliver: deliver });
    // As it came with the server's HTML.
    const preloaded = { data: { order: { ...order('H-1').order, __typename: 'Order' } }, variables };
    show(<Shown preloaded={preloaded} />, client);
    expect([text(), client.loadedApollo()]).toEqual(['H-1 for 100', null]);
    await act(async () => void (await client.mutate(DeliverDocument, variables)));
    expect(text()).toBe('H-2 for 100');
  });

  it('shows what another part of the page has loaded since, not what the loader gave', async () => {
    const answers = ['H-1', 'H-3'];
    const { client } = createFakeGraphQLClient({ Order: () => order(answers.shift() ?? '', 250) });
    const preloaded = await preloadQuery(client, OrderDocument, variables);
    await client.query(OrderDocument, variables);
    show(<Shown preloaded={preloaded} />, client);
    expect(text()).toBe('H-3 for 250');
  });

  it('reads what only the cache has', async () => {
    const { client, calls } = createFakeGraphQLClient({ Order: order('H-1') });
    show(<Cached />, client);
    expect(text()).toBe('nothing');
    await act(async () => void (await client.query(OrderDocument, variables)));
    expect([text(), calls.length]).toEqual(['H-1', 1]);
  });
});

describe('the hooks of Apollo Client', () => {
  function Loaded(): ReactNode {
    const { data, error } = useQuery(OrderDocument, { variables });
    return error ? `${error.name}: ${error.message}` : (data?.order.number ?? 'loading');
  }

  it('work inside the boundary, which loads the client', async () => {
    const { client } = createFakeGraphQLClient({ Order: order('H-1') });
    show(
      <ApolloBoundary fallback="waiting">
        <Loaded />
      </ApolloBoundary>,
      client,
    );
    expect(text()).toBe('waiting');
    expect(await screen.findByText('H-1')).toBeTruthy();
  });

  it('give the same errors as the client', async () => {
    const { client } = createFakeGraphQLClient({
      Order: () => {
        throw new GraphQLError('Not found.', 'NOT_FOUND');
      },
    });
    show(
      <ApolloBoundary>
        <Loaded />
      </ApolloBoundary>,
      client,
    );
    expect(await screen.findByText('GraphQLError: Not found.')).toBeTruthy();
  });
});
