import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestVisitor } from '#api/http/testing.ts';
import { codeOf, type FactorsApi, openFactors } from '#api/modules/accounts/second-factors/factors.fixture.ts';
import { applyResets } from './two-step-resets/apply-resets.ts';

let shop: FactorsApi;
let staff: TestVisitor;
beforeAll(async () => {
  shop = await openFactors();
  staff = await colleague('keeper@example.com', ['people:read', 'security:write']);
});
afterAll(() => shop.api.close());
beforeEach(() => shop.db.deleteFrom('rate_limits').execute());

/** An administrator with a role of these grants, signed in just now. */
async function colleague(email: string, grants: readonly string[]): Promise<TestVisitor> {
  const id = await shop.addMember(email, { is_admin: true });
  await shop.db
    .insertInto('staff_roles')
    .values({ id: `role-${email}`, name: email, grants: JSON.stringify(grants) })
    .execute();
  await shop.db
    .updateTable('accounts')
    .set({ staff_role_id: `role-${email}` })
    .where('id', '=', id)
    .execute();
  return shop.signedIn(email);
}

const done = { success: true, code: null };
const refused = (code: string) => ({ success: false, code });
const outcome = ({ success, code }: { success?: boolean; code?: string | null }) => ({ success, code });

const ask = async (visitor: TestVisitor, removePasskeys = false) =>
  shop.run(visitor, `twoStepResetAsk(removePasskeys: ${removePasskeys})`);
const mailedLink = async (email: string, page: string): Promise<string> => {
  const texts = (await shop.mailsTo(email)).map(({ text_body: text }) => text ?? '');
  return new RegExp(`/${page}/([\\w.-]+)`).exec(texts.findLast((text) => text.includes(`/${page}/`)) ?? '')?.[1] ?? '';
};
const confirm = async (code: string, visitor = shop.api.visitor()) =>
  outcome(await shop.run(visitor, `twoStepResetConfirm(code: "${code}")`));
const stop = async (code: string, visitor = shop.api.visitor()) =>
  outcome(await shop.run(visitor, `twoStepResetStop(code: "${code}")`));
const rowOf = (accountId: string) =>
  shop.db
    .selectFrom('two_step_resets')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
const stateOf = async (accountId: string) => (await rowOf(accountId))?.state;

async function decide(
  accountId: string,
  approve = true,
  visitor = staff,
  reason = 'Called back, knows the last order',
) {
  const row = await rowOf(accountId);
  const args = `id: "${row?.id}", approve: ${approve}, reason: "${reason}", version: ${row?.version}`;
  const answer = await shop.run(visitor, `twoStepResetDecide(${args})`);
  return answer.error === undefined ? outcome(answer) : { error: answer.error };
}

/** A member whose request was confirmed from the mailbox. */
async function waiting(removePasskeys = false) {
  const person = await shop.protectedMember();
  await ask(await shop.halfSignedIn(person.email), removePasskeys);
  expect(await confirm(await mailedLink(person.email, 'two-step-reset'))).toEqual(done);
  return person;
}

const HOUR = 3_600_000;
/** Lets hours pass for the requests of an account. */
const wait = async (accountId: string, hours: number) => {
  const row = await rowOf(accountId);
  await shop.db
    .updateTable('two_step_resets')
    .set({
      due_at: new Date((row?.due_at?.getTime() ?? 0) - hours * HOUR),
      closed_at: row?.closed_at ? new Date(row.closed_at.getTime() - hours * HOUR) : null,
    })
    .where('id', '=', row?.id ?? '')
    .execute();
};
const isTwoStep = async (email: string) =>
  (await shop.trySignIn(shop.api.visitor(), email)).data?.sessionCreate.code === 'second-factor-required';

describe('losing phone and recovery codes', () => {
  it('switches two-step sign-in off once the mailbox confirmed it, staff agreed and three days went by', async () => {
    const { email, id, visitor } = await shop.protectedMember();
    const { authenticator } = await shop.addPasskey(visitor);
    expect(authenticator).toBeDefined();
    expect(outcome(await ask(await shop.halfSignedIn(email)))).toEqual(done);
    expect(await stateOf(id)).toBe('ASKED');
    expect(await confirm(await mailedLink(email, 'two-step-reset'))).toEqual(done);
    expect(await shop.subjects(email)).toContain('Somebody asks to switch off your two-step sign-in');
    expect(await decide(id)).toEqual(done);
    await applyResets(shop.api.services);
    expect(await isTwoStep(email)).toBe(true);
    expect(await shop.viewerOf(visitor)).toBe(email);

    await wait(id, 72);
    await applyResets(shop.api.services);
    expect(await stateOf(id)).toBe('DONE');
    expect(await shop.viewerOf(visitor)).toBeNull();
    expect(await shop.canSignIn(email, 'correct-horse-battery')).toBe(true);
    expect((await shop.subjects(email)).at(-1)).toBe('Your two-step sign-in was switched off');
    // The passkey was not lost.
    const signedIn = await shop.signedIn(email);
    expect(await shop.factorsOf(signedIn)).toMatchObject({ twoStepSince: null, passkeys: [{ name: 'My phone' }] });
    const entries = await shop.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'account.two-step-reset-asked',
      'account.two-step-reset-approved',
      'account.two-step-reset-done',
    ]);
    expect(entries[1]?.detail).toMatchObject({ reason: 'Called back, knows the last order' });
  });

  it('takes the passkeys along where they are lost too, and happens at once when staff decides later than that', async () => {
    const { email, id, visitor } = await shop.protectedMember();
    await shop.addPasskey(visitor);
    await ask(await shop.halfSignedIn(email), true);
    await confirm(await mailedLink(email, 'two-step-reset'));
    await wait(id, 73);
    expect(await isTwoStep(email)).toBe(true);
    expect(await decide(id)).toEqual(done);
    expect(await stateOf(id)).toBe('DONE');
    expect(await shop.factorsOf(await shop.signedIn(email))).toMatchObject({ twoStepSince: null, passkeys: [] });
  });

  it('tells the owner in the bell and on the page of their sign-in, from which it can be stopped', async () => {
    const { email, visitor, id } = await waiting();
    const { data } = await visitor.query<{
      notifications: { edges: { node: { title: string } }[] };
      accountSecurity: { twoStepReset: { isApproved: boolean; stopCode: string } | null };
    }>('{ accountSecurity { twoStepReset { isApproved dueAt stopCode } } }');
    const listed = await shop.db.selectFrom('notifications').selectAll().where('account_id', '=', id).execute();
    expect(listed).toHaveLength(1);
    const code = data?.accountSecurity.twoStepReset?.stopCode ?? '';
    expect(await mailedLink(email, 'two-step-keep')).toBe(code);
    expect(await stop(code)).toEqual(done);
    expect(await stateOf(id)).toBe('STOPPED');
  });
});

describe('asking', () => {
  it('is for who gave the first factor in this browser alone, and tells nobody else of an account', async () => {
    const { email } = await shop.protectedMember();
    expect(outcome(await ask(shop.api.visitor()))).toEqual(refused('sign-in-expired'));
    expect(outcome(await ask(await shop.signedIn('keeper@example.com')))).toEqual(refused('sign-in-expired'));
    const wrong = shop.api.visitor();
    await shop.trySignIn(wrong, email, 'not the password');
    expect(outcome(await ask(wrong))).toEqual(refused('sign-in-expired'));
    expect(await mailedLink(email, 'two-step-reset')).toBe('');
  });

  it('mails a few links an hour, of which the newest works, once and for a day', async () => {
    const { email, id } = await shop.protectedMember();
    const half = await shop.halfSignedIn(email);
    await ask(half);
    const first = await mailedLink(email, 'two-step-reset');
    await ask(half);
    const second = await mailedLink(email, 'two-step-reset');
    await ask(half);
    expect((await ask(half)).error).toBe('RATE_LIMITED');
    expect(await confirm(first)).toEqual(refused('reset-link'));
    expect(await confirm(second)).toEqual(refused('reset-link'));
    const link = await mailedLink(email, 'two-step-reset');
    await shop.db
      .updateTable('two_step_resets')
      .set({ confirm_until: new Date() })
      .where('account_id', '=', id)
      .execute();
    expect(await confirm(link)).toEqual(refused('reset-link'));
    await applyResets(shop.api.services);
    expect(await rowOf(id)).toBeUndefined();

    await shop.db.deleteFrom('rate_limits').execute();
    await ask(half);
    const last = await mailedLink(email, 'two-step-reset');
    const both = await Promise.all([confirm(last), confirm(last)]);
    expect(both.filter(({ success }) => success)).toHaveLength(1);
    expect(await confirm(last)).toEqual(refused('reset-link'));
    expect(outcome(await ask(await shop.halfSignedIn(email)))).toEqual(refused('waiting'));
  });
});

describe('stopping', () => {
  it('works from the mail as often as it is used, until it is too late, and keeps others from asking for a week', async () => {
    const { email, id } = await waiting();
    const code = await mailedLink(email, 'two-step-keep');
    expect(await decide(id)).toEqual(done);
    expect(await stop(code)).toEqual(done);
    expect(await stop(code)).toEqual(done);
    await wait(id, 72);
    await applyResets(shop.api.services);
    expect(await isTwoStep(email)).toBe(true);
    expect(await decide(id)).toEqual(refused('closed'));
    expect(outcome(await ask(await shop.halfSignedIn(email)))).toEqual(refused('stopped'));
    await wait(id, 8 * 24);
    expect(outcome(await ask(await shop.halfSignedIn(email)))).toEqual(done);

    const late = await waiting();
    const lateCode = await mailedLink(late.email, 'two-step-keep');
    await wait(late.id, 72);
    await decide(late.id);
    expect(await stop(lateCode)).toEqual(refused('too-late'));
  });

  it('takes no invented code, and none of another request', async () => {
    const { email, id } = await waiting();
    const other = await waiting();
    const [, signature = ''] = (await mailedLink(other.email, 'two-step-keep')).split('.');
    const row = await rowOf(id);
    const codes = ['', 'x', `${row?.id}`, `${row?.id}.`, `${row?.id}.${signature}`, `${row?.id}.${'A'.repeat(43)}`];
    for (const code of codes) expect(await stop(code)).toEqual(refused('stop-link'));
    expect(await confirm(await mailedLink(email, 'two-step-keep'))).toEqual(refused('reset-link'));
    expect(await stateOf(id)).toBe('WAITING');
  });

  it.each(['app', 'recovery', 'passkey', 'reauthenticated', 'switched off', 'e-mail'] as const)(
    'happens by itself when the owner shows that they need no help: %s',
    async (way) => {
      const person = await shop.protectedMember();
      const { email, id, visitor, secret, codes } = person;
      const { authenticator } = await shop.addPasskey(visitor);
      await ask(await shop.halfSignedIn(email));
      await confirm(await mailedLink(email, 'two-step-reset'));
      expect(await decide(id)).toEqual(done);
      if (way === 'app') await shop.prove(await shop.halfSignedIn(email), codeOf(secret));
      else if (way === 'recovery') await shop.prove(await shop.halfSignedIn(email), codes[0] ?? '');
      else if (way === 'passkey') {
        const browser = shop.api.visitor();
        const response = authenticator.sign(await shop.askForPasskey(browser));
        await shop.mutate(browser, 'sessionCreateWithPasskey', { response });
      } else if (way === 'reauthenticated') {
        await shop.reauthenticate(visitor, `{ secondFactorCode: "${codeOf(secret)}" }`);
      } else if (way === 'switched off') await shop.mutate(visitor, 'totpDisable');
      else {
        await shop.run(visitor, `accountUpdate(account: { email: "moved-${email}" })`);
        await shop.confirm(await shop.mailedCode(`moved-${email}`, 'confirm-email'));
      }
      expect(await stateOf(id)).toBe('CANCELLED');
      await wait(id, 72);
      await applyResets(shop.api.services);
      expect(await stateOf(id)).toBe('CANCELLED');
    },
  );
});

describe('deciding', () => {
  it('needs a grant of its own, a recent proof and a reason', async () => {
    const { id } = await waiting();
    const other = await colleague(`reader-${id}@example.com`, ['people:write', 'security:read']);
    expect(await decide(id, true, other)).toEqual({ error: 'FORBIDDEN' });
    const { visitor } = await shop.member();
    expect(await decide(id, true, visitor)).toEqual({ error: 'FORBIDDEN' });
    expect(await decide(id, true, shop.api.visitor())).toEqual({ error: 'UNAUTHENTICATED' });
    expect(await decide(id, true, staff, ' ')).toEqual(refused('reason'));
    const tired = await colleague(`tired-${id}@example.com`, ['people:read', 'security:write']);
    await shop.db
      .updateTable('sessions')
      .set({ authenticated_at: new Date(Date.now() - 11 * 60_000) })
      .execute();
    expect(await decide(id, true, tired)).toEqual(refused('reauthentication-required'));
    await shop.db.updateTable('sessions').set({ authenticated_at: new Date() }).execute();
    expect(await stateOf(id)).toBe('WAITING');
  });

  it('is done by one of two who decide at once, and can be taken back until it takes effect', async () => {
    const { id, email } = await waiting();
    const second = await colleague(`second-${id}@example.com`, ['people:read', 'security:write']);
    const both = await Promise.all([decide(id, true), decide(id, true, second)]);
    expect(both).toEqual(expect.arrayContaining([refused('changed'), done]));
    expect(await decide(id, true, second)).toEqual(refused('changed'));
    expect(await decide(id, false, second)).toEqual(done);
    await wait(id, 72);
    await applyResets(shop.api.services);
    expect(await isTwoStep(email)).toBe(true);
    expect((await shop.subjects(email)).at(-1)).toBe('Your two-step sign-in stays on');
    expect(await decide(id)).toEqual(refused('closed'));
  });

  it('is for nobody about their own account, and about an administrator’s for who manages the system', async () => {
    const { id, visitor } = await waiting();
    await shop.db
      .updateTable('accounts')
      .set({ is_admin: true, staff_role_id: 'owner' })
      .where('id', '=', id)
      .execute();
    expect(await decide(id)).toEqual(refused('forbidden'));
    expect(await decide(id, true, visitor)).toEqual(refused('own-account'));
    const owner = await colleague(`owner-${id}@example.com`, ['people:read', 'security:write', 'system:write']);
    expect(await decide(id, true, owner)).toEqual(done);
  });

  it('finds no request that nobody confirmed, and none that there is not', async () => {
    const { email, id } = await shop.protectedMember();
    await ask(await shop.halfSignedIn(email));
    expect(await decide(id)).toEqual(refused('not-found'));
    expect(
      await shop.run(staff, 'twoStepResetDecide(id: "nonsense", approve: true, reason: "x", version: 1)'),
    ).toMatchObject(refused('not-found'));
  });

  it('stands at the account, with what became of it', async () => {
    const { id } = await waiting(true);
    const read = async (visitor = staff) =>
      (
        await visitor.query<{ accountDetails: { twoStepResets: object[] } }>(
          `{ accountDetails(id: "${id}") { twoStepResets { state removesPasskeys dueAt decidedBy { displayName } reason version } } }`,
        )
      ).data?.accountDetails.twoStepResets;
    expect(await read()).toMatchObject([{ state: 'WAITING', removesPasskeys: true, decidedBy: null, version: 1 }]);
    const visitor = await colleague(`people-${id}@example.com`, ['people:write']);
    expect(await read(visitor)).toEqual([]);
    await decide(id, false, staff, 'Knew nothing');
    expect(await read()).toMatchObject([
      { state: 'DENIED', decidedBy: { displayName: 'June' }, reason: 'Knew nothing' },
    ]);
  });
});
