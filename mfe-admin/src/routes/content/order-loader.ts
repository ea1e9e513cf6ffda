import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminContentOrderDocument,
  type AdminContentOrderQuery,
} from '#mfe-admin/features/content/content.generated.ts';
import { kindOfPath } from '#mfe-admin/features/content/content-lists.ts';
import { readFields } from '#mfe-admin/features/content/content-values.model.ts';

/** A text that has a place among those of its kind, and the group that it stands in. */
export interface PlacedText {
  readonly id: string;
  readonly name: string;
  readonly position: number;
  readonly group: string;
}

/** What is put into an order: all texts of a kind, in the one that they have, and the groups of questions. */
export interface OrderData {
  readonly texts: readonly PlacedText[];
  readonly groups: readonly { readonly slug: string; readonly title: string }[];
}

/** All texts of the kind that the address names. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<OrderData> {
  const kind = kindOfPath(new URL(request.url).pathname);
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true, cache: false } as const;
  const texts: PlacedText[] = [];
  let groups: OrderData['groups'] = [];
  for (let after: string | null = null, more = true; more;) {
    const found: AdminContentOrderQuery = await client.query(AdminContentOrderDocument, { kind, after }, options);
    const { edges, pageInfo } = found.contentDocuments;
    for (const { node } of edges) {
      const group = readFields(node.values)['shared.group'];
      texts.push({
        id: node.id,
        name: node.name,
        position: node.position,
        group: typeof group === 'string' ? group : '',
      });
    }
    groups = found.contentChoices.groups;
    after = pageInfo.endCursor ?? null;
    more = pageInfo.hasNextPage;
  }
  return { texts: texts.toSorted((one, other) => one.position - other.position), groups };
}
