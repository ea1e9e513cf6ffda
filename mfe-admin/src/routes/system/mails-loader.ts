import { mailsList } from '#mfe-admin/features/mails/mails-list.ts';
import { MailsListDocument, type MailsListQueryVariables } from '#mfe-admin/features/mails/mails.generated.ts';
import { listLoader, rowsOf } from '#mfe-admin/features/list-page/list-loader.ts';

type States = NonNullable<MailsListQueryVariables['states']>;

const known: States = ['WAITING', 'RETRYING', 'DEAD', 'SENT'];

/** A page of the shop's mails. */
export const loader = listLoader(mailsList, async ({ client, state, page, options }) => {
  const asked = state.filters['state'] ?? [];
  const states = known.filter((each) => asked.includes(each));
  const variables = { states: states.length > 0 ? states : null, search: state.search || null, ...page };
  return rowsOf((await client.query(MailsListDocument, variables, options)).outboxMails);
});
