import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import {
  buildClientSchema,
  type DocumentNode,
  execute,
  getNamedType,
  getNullableType,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isEnumType,
  isListType,
  isScalarType,
  parse,
} from 'graphql';
import { z } from 'zod';

/**
 * Stands in for the Storefront API that a Hydrogen shop asks: every query that its schema allows is answered with a shop of
 * things that differ by their handle alone. It reads no database, so what is measured before it is the rendering.
 */

/** What a field's value is made of: the handle that was asked for, the place in a list, and how long lists are. */
type Row = { readonly handle: string; readonly index: number; readonly first: number };

export type StorefrontDoubleOptions = {
  /** The Storefront API's introspection, as JSON; Hydrogen brings it along. */
  readonly schemaFile: string;
  /** Address of a picture of 1200 × 900 px. */
  readonly picture: string;
};

/** The stand-in while it listens. */
export type StorefrontDouble = AsyncDisposable;

const ROOT: Row = { handle: 'shop', index: 0, first: 4 };
const MENU_ITEMS = 4;
/** Fields of a visitor who was never here: no cart, no account, nothing chosen. */
const ABSENT = new Set(['cart', 'customer', 'node', 'encodedVariantExistence', 'encodedVariantAvailability', 'swatch']);

const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
const asText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const TEXTS: Readonly<Record<string, (row: Row) => string>> = {
  handle: ({ handle, index }) => (index === 0 ? handle : `${handle}-${index}`),
  title: ({ handle, index }) => (index === 0 ? handle : `${handle} ${index}`),
  description: ({ handle }) => `A thing called ${handle}, in good condition, with its case.`,
  vendor: () => 'Fender',
  name: () => 'Title',
  value: () => 'Default Title',
  currencyCode: () => 'USD',
};

const NUMBERS: Readonly<Record<string, number>> = { width: 1200, height: 900, quantity: 1 };
const FLAGS: Readonly<Record<string, boolean>> = { hasPreviousPage: false, requiresShipping: true };

function scalarOf(type: string, field: string, row: Row, picture: string): unknown {
  switch (type) {
    case 'Boolean':
      return FLAGS[field] ?? true;
    case 'Int':
    case 'Float':
      return NUMBERS[field] ?? row.index + 1;
    case 'Decimal':
      return `${100 + row.index}.0`;
    case 'ID':
      return `gid://shopify/${field}/${row.handle}-${row.index}`;
    case 'URL':
      return field === 'url' ? picture : null;
    case 'DateTime':
      return '2026-11-01T12:00:00Z';
    case 'HTML':
      return `<p>${TEXTS['description']?.(row)}</p>`;
    default:
      return TEXTS[field]?.(row) ?? field;
  }
}

/** Makes the value of any field from its type and its name. */
const makeResolver =
  (picture: string): GraphQLFieldResolver<Row | undefined, unknown> =>
  (parent = ROOT, args, _context, { fieldName, returnType }) => {
    if (ABSENT.has(fieldName)) return null;
    const row: Row = {
      handle: asText(args['handle']) ?? TEXTS['handle']?.(parent) ?? parent.handle,
      index: asText(args['handle']) ? 0 : parent.index,
      first: asNumber(args['first']) ?? parent.first,
    };
    const valueOf = (type: GraphQLOutputType, at: Row): unknown => {
      const nullable = getNullableType(type);
      if (isListType(nullable)) {
        const length = fieldName === 'nodes' || fieldName === 'edges' ? at.first : MENU_ITEMS;
        return Array.from({ length: isObjectList(nullable) ? length : 1 }, (_, index) =>
          valueOf(nullable.ofType, { ...at, index: index + 1 }),
        );
      }
      if (isEnumType(nullable)) return nullable.name === 'CurrencyCode' ? 'USD' : nullable.getValues()[0]?.value;
      if (isScalarType(nullable)) return scalarOf(nullable.name, fieldName, parent, picture);
      return at;
    };
    return valueOf(returnType, row);
  };

const isObjectList = (type: GraphQLOutputType): boolean => {
  const named = getNamedType(type);
  return !isScalarType(named) && !isEnumType(named);
};

const requestSchema = z.object({ query: z.string(), variables: z.record(z.string(), z.unknown()).optional() });

function readSchema(file: string): GraphQLSchema {
  return buildClientSchema(JSON.parse(readFileSync(file, 'utf8')));
}

/** Any type that the schema allows will do: the first. */
const typeResolver: GraphQLTypeResolver<unknown, unknown> = (_value, _context, { schema }, type) =>
  schema.getPossibleTypes(type)[0]?.name;

/** Listens on `port` of loopback; resolves when it does. */
export async function serveStorefrontDouble(port: number, options: StorefrontDoubleOptions): Promise<StorefrontDouble> {
  const schema = readSchema(options.schemaFile);
  const fieldResolver = makeResolver(options.picture);
  const documents = new Map<string, DocumentNode>();
  const answer = async (body: string): Promise<string> => {
    const { query, variables } = requestSchema.parse(JSON.parse(body));
    const document = documents.get(query) ?? parse(query);
    documents.set(query, document);
    return JSON.stringify(await execute({ schema, document, variableValues: variables, fieldResolver, typeResolver }));
  };
  const server = createServer((request, response) => {
    text(request)
      .then(answer)
      .then(
        (json) => response.writeHead(200, { 'content-type': 'application/json' }).end(json),
        (error: unknown) => response.writeHead(400).end(String(error)),
      );
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
