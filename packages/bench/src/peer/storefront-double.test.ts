import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePorts } from '@headstock/launcher/free-port';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { serveStorefrontDouble, type StorefrontDouble } from './storefront-double.ts';

const SCHEMA = buildSchema(`
  scalar Decimal
  scalar URL
  enum CurrencyCode { AED USD }
  interface Node { id: ID! }
  type Money { amount: Decimal! currencyCode: CurrencyCode! }
  type Image { url: URL! width: Int }
  type Product implements Node { id: ID! handle: String! title: String! price: Money! image: Image }
  type ProductConnection { nodes: [Product!]! }
  type Collection { handle: String! products(first: Int!): ProductConnection! }
  type Query { collection(handle: String!): Collection cart(id: ID): Product }
`);

const folder = mkdtempSync(path.join(tmpdir(), 'headstock-storefront-'));
let double: StorefrontDouble;
let port = 0;

async function ask(body: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/2026-04/graphql.json`, { method: 'POST', body });
}

beforeAll(async () => {
  const schemaFile = path.join(folder, 'schema.json');
  writeFileSync(schemaFile, JSON.stringify(introspectionFromSchema(SCHEMA)));
  [port = 0] = await freePorts(1);
  double = await serveStorefrontDouble(port, { schemaFile, picture: 'http://localhost/picture' });
});

afterAll(async () => {
  await double[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

it('answers a list with as many different things as were asked for, of the handle that was asked for', async () => {
  const query = `query ($handle: String!) {
    collection(handle: $handle) { handle products(first: 3) { nodes { id handle price { amount currencyCode } image { url width } } } }
    cart { id }
  }`;
  const { data } = await (await ask(JSON.stringify({ query, variables: { handle: 'guitars-7' } }))).json();
  expect(data.cart).toBeNull();
  expect(data.collection.handle).toBe('guitars-7');
  const { nodes } = data.collection.products;
  expect(nodes).toHaveLength(3);
  expect(new Set(nodes.map(({ id }: { id: string }) => id)).size).toBe(3);
  expect(nodes[1]).toMatchObject({
    handle: 'guitars-7-2',
    price: { amount: '102.0', currencyCode: 'USD' },
    image: { url: 'http://localhost/picture', width: 1200 },
  });
});

it('refuses what is no request', async () => {
  expect((await ask('{}')).status).toBe(400);
  expect((await ask('no JSON')).status).toBe(400);
});
