import { unzipSync, strFromU8 } from 'fflate';
import type { TestApi, TestVisitor } from '#api/http/testing.ts';
import { openMessagingHarness, type Member } from '#api/modules/messaging/messaging.fixture.ts';
import { deleteAccounts } from './deletion/delete-accounts.ts';
import { makeExports } from './exports/make-exports.ts';

export type Answer = { readonly success: boolean; readonly code: string | null };

export const PRIVACY = `{ accountPrivacy {
  export { state bytes url expiresAt } deletion { dueAt isPutOff } obstacles { kind count path } } }`;

export type Privacy = {
  readonly export: { readonly state: string; readonly bytes: number | null; readonly url: string | null } | null;
  readonly deletion: { readonly dueAt: string; readonly isPutOff: boolean } | null;
  readonly obstacles: readonly { readonly kind: string; readonly count: number; readonly path: string | null }[];
};

export const DAY_MS = 86_400_000;

/** Members who look after their data, in a shop where they can buy and sell. */
export async function openPrivacyHarness(api: TestApi) {
  const harness = await openMessagingHarness(api);
  const { db } = api.services;

  async function run<Data>(
    visitor: TestVisitor,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<Data> {
    const { data, errors } = await visitor.query<Data>(query, variables);
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  }
  const mutate = async (visitor: TestVisitor, field: string): Promise<Answer> => {
    const [answer] = Object.values(
      await run<Record<string, Answer>>(visitor, `mutation { ${field} { success code } }`),
    );
    if (!answer) throw new Error(`${field} was not answered.`);
    return answer;
  };
  const read = async (visitor: TestVisitor): Promise<Privacy> =>
    (await run<{ accountPrivacy: Privacy }>(visitor, PRIVACY)).accountPrivacy;
  /** Makes the last proof of a member so old, or new. */
  const proveAt = (member: Member, at: Date) =>
    db.updateTable('sessions').set({ authenticated_at: at }).where('account_id', '=', member.accountId).execute();
  const member = async (role: 'customer' | 'seller' = 'customer'): Promise<Member> => {
    const somebody = await harness.member(role);
    await db
      .updateTable('accounts')
      .set({ email_verified_at: new Date() })
      .where('id', '=', somebody.accountId)
      .execute();
    await proveAt(somebody, new Date());
    return somebody;
  };
  const mailsTo = (email: string) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();
  const remove = async (somebody: Member): Promise<Answer> =>
    mutate(somebody.visitor, `accountDelete(confirmation: "${somebody.email}")`);
  /** Runs the job of deletions as if so many days had passed. */
  const passDays = (days: number) => deleteAccounts(api.services, new Date(Date.now() + days * DAY_MS));
  const makeAll = () => makeExports(api.services);
  /** The texts of the files of an archive, by path. */
  async function download({ visitor }: Member, url: string): Promise<Map<string, string>> {
    const response = await visitor.fetch(url);
    if (response.status !== 200) throw new Error(`The download answered ${response.status}.`);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return new Map(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
  }
  return { ...harness, member, run, mutate, read, proveAt, mailsTo, remove, passDays, makeAll, download };
}

export type PrivacyHarness = Awaited<ReturnType<typeof openPrivacyHarness>>;
