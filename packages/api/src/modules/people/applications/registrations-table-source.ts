import { type AccountSource, loadAccounts } from '#api/modules/accounts/index.ts';
import { everyPage } from '#api/platform/exports/every-page.ts';
import { oneKnown, oneOf } from '#api/platform/exports/read-query.ts';
import { defineTableSource } from '#api/platform/exports/table-source.ts';
import { type ApplicationRow, applicationRows, applicationsPage } from './list-applications.ts';

type Row = { readonly application: ApplicationRow; readonly account: AccountSource | undefined };

const states = ['WAITING', 'APPROVED', 'DENIED', 'WITHDRAWN'] as const;
const kinds = ['PRIVATE', 'PROFESSIONAL'] as const;

/** Applications to sell as a file: those that the list finds, the newest first. */
export const registrationsTableSource = defineTableSource<Row>({
  id: 'registrations',
  grant: 'people:read',
  title: { en: 'Registrations', fr: 'Inscriptions' },
  columns: {
    applicant: {
      label: { en: 'Applicant', fr: 'Candidat' },
      value: ({ account, application }) =>
        [account?.displayName, application.business_name, account?.email].filter(Boolean).join('; '),
    },
    kind: { label: { en: 'Kind', fr: 'Type' }, value: ({ application }) => application.kind },
    state: { label: { en: 'State', fr: 'État' }, value: ({ application }) => application.state },
    sent: { label: { en: 'Sent', fr: 'Envoyée le' }, value: ({ application }) => application.created_at.toISOString() },
  },
  pages: ({ db }, query) =>
    everyPage(async (page) => {
      const search = {
        state: oneKnown(query, 'state', states),
        kind: oneKnown(query, 'kind', kinds),
        search: oneOf(query, 'search'),
      };
      const { entries, pageInfo } = await applicationsPage(db, search, page);
      const applications = await applicationRows(
        db,
        entries.map(({ id }) => id),
      );
      const accounts = await loadAccounts(
        db,
        [...applications.values()].map(({ account_id: id }) => id),
      );
      const rows = entries.flatMap(({ id }) => {
        const application = applications.get(id);
        return application ? [{ application, account: accounts.get(application.account_id) }] : [];
      });
      return { rows, pageInfo };
    }),
});
