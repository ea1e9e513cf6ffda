import { startTestApi, type TestApi, type TestVisitor } from '#api/http/testing.ts';
import { insertAccount } from './account.fixture.ts';
import { hashPassword, makeHashesCheap } from './password.ts';

export const PASSWORD = 'correct-horse-battery';
export const SIGN_IN = `mutation ($email: String!, $password: String!, $token: String) {
  sessionCreate(email: $email, password: $password, recaptchaToken: $token) { success message code account { id email } }
}`;
export const VIEWER = '{ viewer { id email isAdmin } }';

export type MemberOptions = {
  readonly is_admin?: boolean;
  readonly is_private_seller?: boolean;
  readonly email_verified_at?: Date | null;
  readonly password_hash?: string | null;
};

/**
 * An API with members who all have one password, and what tests about signing in do with it. Tests of how long it takes want
 * hashes that cost what they cost in a shop.
 */
export async function openAccounts(environment: Record<string, string> = {}, areHashesCheap = true) {
  makeHashesCheap(areHashesCheap);
  const hash = await hashPassword(PASSWORD);
  const api: TestApi = await startTestApi(environment);
  const { db } = api.services;

  /** Inserts a member whose e-mail is verified; gives the id. */
  async function addMember(email: string, more: MemberOptions = {}): Promise<string> {
    const names = { display_name: 'June', first_name: 'June', last_name: 'O' };
    const verified = { email_verified_at: new Date(), password_hash: hash };
    return (await insertAccount(db, { email, ...names, ...verified, ...more })).id;
  }

  /** What signing in with a password answers. */
  const trySignIn = (visitor: TestVisitor, email: string, password = PASSWORD, token: string | null = null) =>
    visitor.query<{
      sessionCreate: { success: boolean; message: string | null; code: string | null; account: object | null };
    }>(SIGN_IN, { email, password, token });

  /** A browser, new unless one is given, in which somebody has signed in with the right password. */
  async function signedIn(email: string, visitor = api.visitor()): Promise<TestVisitor> {
    await trySignIn(visitor, email);
    return visitor;
  }

  const mailsTo = (email: string) =>
    db.selectFrom('outbox').selectAll().where('recipient', '=', email).orderBy('id').execute();

  /** The code of the newest link to a page that was mailed to an e-mail; '' when there is none. */
  async function mailedCode(email: string, page: 'reset-password' | 'confirm-email'): Promise<string> {
    const texts = (await mailsTo(email)).flatMap(({ text_body: text }) => text ?? []);
    return new RegExp(`/${page}/([\\w-]+)`).exec(texts.findLast((text) => text.includes(page)) ?? '')?.[1] ?? '';
  }

  const events = (kind: string) =>
    db.selectFrom('security_events').selectAll().where('kind', '=', kind).orderBy('id').execute();

  /** Runs a mutation that answers success, message and code; gives that answer. */
  async function run(visitor: TestVisitor, operation: string) {
    const { data, errors, status } = await visitor.query<
      Record<string, { success: boolean; message: string | null; code: string | null }>
    >(`mutation { ${operation} { success message code } }`);
    const [answer] = Object.values(data ?? {});
    return { status, error: errors?.[0]?.extensions?.['code'], ...answer };
  }

  /** Whether an e-mail and a password can sign in, in a new browser. */
  const canSignIn = async (email: string, password: string): Promise<boolean | undefined> =>
    (await trySignIn(api.visitor(), email, password)).data?.sessionCreate.success;

  /** When the e-mail of an account was verified. */
  const verifiedAt = async (email: string): Promise<Date | null> =>
    (await db.selectFrom('accounts').select('email_verified_at').where('email', '=', email).executeTakeFirstOrThrow())
      .email_verified_at;

  /** Uses the code of a confirmation link, in a new browser. */
  const confirm = (code: string) => run(api.visitor(), `accountConfirmEmail(code: "${code}")`);

  return { api, db, addMember, trySignIn, signedIn, mailsTo, mailedCode, events, run, canSignIn, verifiedAt, confirm };
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;
