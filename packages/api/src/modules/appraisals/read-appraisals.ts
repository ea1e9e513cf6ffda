import type { Db } from '#api/platform/db/database.ts';
import type { CountedPage } from '#api/platform/db/keyset-page.ts';
import {
  appraisalTypes,
  type FormFilter,
  formPage,
  type FormSubmissionView,
  isAppraisal,
  loadForms,
} from '#api/modules/content/index.ts';
import { type AskedInstrument, instrumentOf } from './instrument.model.ts';
import type { AppraisalRow } from './tables.ts';

/** A form that asks what an instrument is worth, with the shop's answer once there is one. */
export type AppraisalView = AskedInstrument & {
  readonly id: string;
  readonly form: FormSubmissionView;
  readonly estimated: (AppraisalRow & { readonly by: string }) | null;
};

/** Forms that ask what an instrument is worth, the newest first. */
export const appraisalPage = (db: Db, filter: Omit<FormFilter, 'types'>): Promise<CountedPage> =>
  formPage(db, { ...filter, types: appraisalTypes });

/** Appraisals by the id of their form; other forms and unknown ids are left out. */
export async function loadAppraisals(db: Db, ids: readonly string[]): Promise<Map<string, AppraisalView>> {
  const forms = [...(await loadForms(db, ids)).values()].filter(({ type }) => isAppraisal(type));
  if (forms.length === 0) return new Map();
  const rows = await db
    .selectFrom('appraisals')
    .leftJoin('accounts', 'accounts.id', 'appraisals.estimated_by_account_id')
    .selectAll('appraisals')
    .select(['display_name', 'username'])
    .where(
      'submission_id',
      'in',
      forms.map(({ id }) => id),
    )
    .execute();
  const estimates = new Map(
    rows.map(({ display_name: name, username, ...row }) => [row.submission_id, { ...row, by: name ?? username ?? '' }]),
  );
  return new Map(
    forms.map((form) => [
      form.id,
      { ...instrumentOf(form.answers), id: form.id, form, estimated: estimates.get(form.id) ?? null },
    ]),
  );
}
