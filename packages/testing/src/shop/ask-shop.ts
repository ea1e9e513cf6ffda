import type { BrowserContext } from '@playwright/test';
import { demoAccount, type DemoRole } from '../demo-account.ts';

/**
 * What the shop's API answers to a GraphQL document that comes from outside of the shop's pages, in the name of whoever uses the
 * browser. Throws where the shop does not answer with data.
 */
export async function askShop<Data>(
  context: BrowserContext,
  origin: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const findToken = async () => (await context.cookies(origin)).find(({ name }) => name === 'csrf-token')?.value;
  if ((await findToken()) === undefined) await context.request.get(`${origin}/shop`);
  const response = await context.request.post(`${origin}/graphql`, {
    headers: { 'csrf-token': (await findToken()) ?? '', origin },
    data: { query, variables },
  });
  const answer: { data?: Data | null; errors?: unknown } = JSON.parse(await response.text());
  if (!answer.data || answer.errors)
    throw new Error(`The shop answered ${response.status()}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Signs a browser in at the shop as one of its demo accounts, by the API alone. Throws where the shop refuses. */
export async function signInAs(role: DemoRole, context: BrowserContext, origin: string): Promise<void> {
  const { email, password } = demoAccount(role);
  const { sessionCreate } = await askShop<{ sessionCreate: { success: boolean; message: string | null } }>(
    context,
    origin,
    `mutation SessionCreate($email: String!, $password: String!) {
      sessionCreate(email: $email, password: $password) { success message }
    }`,
    { email, password },
  );
  if (!sessionCreate.success) throw new Error(`${email} was not signed in: ${sessionCreate.message}`);
}
