import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminIntakePlacesDocument,
  type AdminIntakePlacesQuery,
  AdminIntakeRulesDocument,
  type AdminIntakeRulesQuery,
} from '#mfe-admin/features/intake/intake.generated.ts';
import { refuse } from '#mfe-admin/features/list-page/list-loader.ts';

/** What an intake needs to know: rules, terms, and where instruments stand in the shop. */
export interface BenchData {
  readonly rules: AdminIntakeRulesQuery;
  readonly categories: AdminIntakePlacesQuery['categories'];
}

/** Rules, terms and categories of the moment. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<BenchData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true };
  const [rules, { categories }] = await Promise.all([
    client.query(AdminIntakeRulesDocument, {}, options),
    client.query(AdminIntakePlacesDocument, {}, options),
  ]).catch(refuse);
  return { rules, categories };
}
