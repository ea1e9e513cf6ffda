import { graphqlClientContext } from '@headstock/graphql-client';
import type { LoaderFunctionArgs } from 'react-router';
import {
  AdminIntakePlacesDocument,
  type AdminIntakePlacesQuery,
  AdminIntakeRulesDocument,
  type AdminIntakeRulesQuery,
} from '#mfe-admin/features/intake/intake.generated.ts';
import { AdminAppraisalForBenchDocument } from '#mfe-admin/features/appraisals/appraisals.generated.ts';
import { intakeOfAppraisal } from '#mfe-admin/features/intake/appraised-intake.model.ts';
import type { IntakeDraft } from '#mfe-admin/features/intake/intake-draft.model.ts';
import { home } from '#mfe-admin/features/intake/shop-place.ts';

/** What an intake needs to know: rules, terms, and where instruments stand in the shop. */
export interface BenchData {
  readonly rules: AdminIntakeRulesQuery;
  readonly categories: AdminIntakePlacesQuery['categories'];
  /** The intake of the appraisal that the address names, until it was taken in. */
  readonly begun: IntakeDraft | null;
}

/** Rules, terms and categories of the moment. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<BenchData> {
  const client = context.get(graphqlClientContext);
  const options = { signal: request.signal, quiet: true };
  const appraisalId = new URL(request.url).searchParams.get('appraisal');
  const [rules, { categories }, asked] = await Promise.all([
    client.query(AdminIntakeRulesDocument, {}, options),
    client.query(AdminIntakePlacesDocument, {}, options),
    appraisalId === null
      ? null
      : client.query(AdminAppraisalForBenchDocument, { id: appraisalId }, { ...options, cache: false }),
  ]);
  const appraisal = asked?.appraisal ?? null;
  const begun = appraisal && !appraisal.isTakenIn ? intakeOfAppraisal(home, appraisal) : null;
  return { rules, categories, begun };
}
