import { Secret, TOTP } from 'otpauth';
import type { TestVisitor } from '#api/http/testing.ts';
import { type Accounts, openAccounts, PASSWORD } from '../people.fixture.ts';
import { SoftwareAuthenticator } from './authenticator.fixture.ts';

/** What the mutations of this folder answer. */
export type FactorAnswer = {
  success: boolean;
  message: string | null;
  code: string | null;
  recoveryCodesLeft?: number | null;
  recoveryCodes?: string[] | null;
  enrolment?: { uri: string; secret: string; qrSize: number; qrPath: string } | null;
  options?: string | null;
};

const PERIOD_MS = 30_000;

/** The code of an authenticator app, so many periods of 30 seconds from now. */
export const codeOf = (secret: string, periods = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * PERIOD_MS });

/** Members with second factors and passkeys, and what tests do with them. */
export async function openFactors() {
  const people: Accounts = await openAccounts();
  const { db, api } = people;
  let turn = 0;

  /** Runs a mutation with one text argument or more; gives its answer and the code of its error. */
  async function mutate(
    visitor: TestVisitor,
    name: string,
    input: Record<string, string> = {},
    fields = '',
  ): Promise<FactorAnswer & { error: unknown }> {
    const written = Object.entries(input).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    const call = written.length === 0 ? name : `${name}(${written.join(', ')})`;
    const { data, errors } = await visitor.query<Record<string, FactorAnswer>>(
      `mutation { ${call} { success message code ${fields} } }`,
    );
    const answer = data?.[name] ?? { success: false, message: null, code: null };
    return { ...answer, error: errors?.[0]?.extensions?.['code'] };
  }

  /** A member of a test's own, signed in; the e-mail is verified. */
  async function member(more: Parameters<Accounts['addMember']>[1] = {}) {
    turn += 1;
    const email = `factor-${turn}@example.com`;
    const id = await people.addMember(email, more);
    return { id, email, visitor: await people.signedIn(email) };
  }

  /** Lets a member's used codes of the app be forgotten, as if half a minute had passed. */
  const forgetStep = (id: string) =>
    db.updateTable('totp_factors').set({ last_step: 0 }).where('account_id', '=', id).execute();

  /** Switches two-step sign-in on, and gives the app's secret and the recovery codes. */
  async function enrol(visitor: TestVisitor) {
    const begun = await mutate(visitor, 'totpBegin', {}, 'enrolment { uri secret qrSize qrPath }');
    const secret = begun.enrolment?.secret ?? '';
    const { recoveryCodes } = await mutate(visitor, 'totpConfirm', { code: codeOf(secret) }, 'recoveryCodes');
    return { secret, codes: recoveryCodes ?? [] };
  }

  /** A member with two-step sign-in whose next code is good. */
  async function protectedMember() {
    const person = await member();
    const factor = await enrol(person.visitor);
    await forgetStep(person.id);
    return { ...person, ...factor };
  }

  /** Gives the password in a browser, new unless one is given, which owes the second factor then. */
  async function halfSignedIn(email: string, visitor = api.visitor()): Promise<TestVisitor> {
    await people.trySignIn(visitor, email, PASSWORD);
    return visitor;
  }

  const prove = (visitor: TestVisitor, code: string) =>
    mutate(visitor, 'sessionProveSecondFactor', { code }, 'recoveryCodesLeft');

  /** Adds a passkey to the account of a signed-in visitor. */
  async function addPasskey(visitor: TestVisitor, name = 'My phone', authenticator = new SoftwareAuthenticator()) {
    const { options } = await mutate(visitor, 'passkeyBegin', {}, 'options');
    // Refused at its beginning it is refused at its end as well.
    const response = options ? authenticator.make(options) : '';
    return { authenticator, response, answer: await mutate(visitor, 'passkeyAdd', { name, response }) };
  }

  const askForPasskey = async (visitor: TestVisitor) =>
    (await mutate(visitor, 'sessionAskForPasskey', {}, 'options')).options ?? '';

  const viewerOf = async (visitor: TestVisitor) =>
    (await visitor.query<{ viewer: { email: string } | null }>('{ viewer { email } }')).data?.viewer?.email ?? null;

  /** Puts the last proofs of an account's sessions back by minutes. */
  async function age(id: string, minutes: number, column: 'authenticated_at' | 'second_factor_at' | 'both' = 'both') {
    const at = new Date(Date.now() - minutes * 60_000);
    const change = {
      ...(column !== 'second_factor_at' && { authenticated_at: at }),
      ...(column !== 'authenticated_at' && { second_factor_at: at }),
    };
    await db.updateTable('sessions').set(change).where('account_id', '=', id).execute();
  }

  const factorsOf = async (visitor: TestVisitor) =>
    (
      await visitor.query<{
        accountSecurity: {
          twoStepSince: string | null;
          recoveryCodesLeft: number;
          passkeys: { id: string; name: string; lastUsedAt: string | null }[];
        };
      }>('{ accountSecurity { twoStepSince recoveryCodesLeft passkeys { id name lastUsedAt } } }')
    ).data?.accountSecurity;

  const subjects = async (email: string) => (await people.mailsTo(email)).map(({ subject }) => subject);
  /** Signs again in a session: `credential` as the schema has it. */
  const reauthenticate = (visitor: TestVisitor, credential: string) =>
    people.run(visitor, `sessionReauthenticate(credential: ${credential})`);

  return {
    ...people,
    mutate,
    member,
    forgetStep,
    enrol,
    protectedMember,
    halfSignedIn,
    prove,
    addPasskey,
    askForPasskey,
    viewerOf,
    age,
    factorsOf,
    subjects,
    reauthenticate,
  };
}

export type FactorsApi = Awaited<ReturnType<typeof openFactors>>;
