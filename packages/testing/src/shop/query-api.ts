import type { BrowserContext } from '@playwright/test';
import { demoAccount, type DemoRole } from '#testing/demo-account.ts';

/**
 * Sends a GraphQL document to the shop's API with the cookies of a browser context, and returns its data. Throws on GraphQL
 * errors, or if there is no data.
 */
export async function queryApi<Data>(
  context: BrowserContext,
  origin: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<Data> {
  const findToken = async () =>
    (await context.cookies(origin)).find(({ name }) => /^(__Host-)?csrf-token$/.test(name))?.value;
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

/** Signs a browser context in as a demo account, through the API. Throws if the API refuses. */
export async function signInAs(role: DemoRole, context: BrowserContext, origin: string): Promise<void> {
  const { email, password } = demoAccount(role);
  const { sessionCreate } = await queryApi<{ sessionCreate: { success: boolean; message: string | null } }>(
    context,
    origin,
    `mutation SessionCreate($email: String!, $password: String!) {
      sessionCreate(email: $email, password: $password) { success message }
    }`,
    { email, password },
  );
  if (!sessionCreate.success) throw new Error(`${email} could not sign in: ${sessionCreate.message}`);
}
