import { graphqlClientContext } from '@headstock/graphql-client';
import { data, type LoaderFunctionArgs } from 'react-router';
import { daysLeft, type ReturnLine } from '#mfe-account/features/returns/return.model.ts';
import { AccountReturnLineDocument } from '#mfe-account/features/returns/returns.generated.ts';

/** A bought line, and how many days are left to send it back by the clock of the server. */
export interface ReturnLineView extends ReturnLine {
  readonly left: number;
}

/** The line of `:id`. 404 for every id that the viewer did not buy. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ReturnLineView> {
  const client = context.get(graphqlClientContext);
  const variables = { id: params['id'] ?? '' };
  const { purchasedLine } = await client.query(AccountReturnLineDocument, variables, { signal: request.signal });
  if (!purchasedLine) throw data(null, { status: 404 });
  const { returnTerms: terms } = purchasedLine.lineItem;
  return { ...purchasedLine, left: terms ? daysLeft(terms.until, new Date()) : 0 };
}
