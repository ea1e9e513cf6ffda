import { type ApiRequest, callApi } from '#api/modules/accounting/quickbooks/api/quickbooks-api.ts';
import type { Answer } from '#api/modules/accounting/quickbooks/api/read-answer.ts';
import type { QuickBooksContext } from '#api/modules/accounting/quickbooks/quickbooks-context.ts';
import { markReconnect, readAccess } from './tokens.ts';

const notConnected: Answer = {
  ok: false,
  fault: { kind: 'reconnect', code: 'not-connected', text: 'QuickBooks is not connected', tid: null },
};

/** Calls the API of the connected company. A refused token marks the connection. Never throws. */
export async function ask(
  context: QuickBooksContext,
  request: Omit<ApiRequest, 'accessToken' | 'realmId'>,
): Promise<Answer> {
  const access = await readAccess(context);
  if (!access) return notConnected;
  const answer = await callApi(context.settings, { ...access, ...request });
  if (!answer.ok && (answer.fault.kind === 'reconnect' || answer.fault.kind === 'subscription-ended'))
    await markReconnect(context, answer.fault);
  return answer;
}
