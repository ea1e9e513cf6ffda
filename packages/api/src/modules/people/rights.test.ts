import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPeople, type People } from './people.fixture.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.api.close());

const set = (id: string, rights: string, reason = 'Agreed on the phone') =>
  `accountSetRights(id: "${id}", rights: { ${rights} }, reason: "${reason}")`;

const rightsOf = (id: string) =>
  people.db
    .selectFrom('accounts')
    .select(['is_admin', 'is_private_seller', 'staff_role_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

describe('what an account may do', () => {
  it('is changed for a reason that the owner of the account is mailed, in both languages’ own words, and audited', async () => {
    const id = await people.addMember('marie@example.com');
    await people.db.updateTable('accounts').set({ locale: 'fr' }).where('id', '=', id).execute();
    expect(await people.send(people.owner, set(id, 'isPrivateSeller: true'))).toMatchObject({ success: true });
    expect(await rightsOf(id)).toMatchObject({ is_private_seller: true, is_admin: false });
    const [mail] = await people.mailsTo('marie@example.com');
    expect(mail?.subject).toBe('Ce que votre compte peut faire a changé');
    expect(mail?.text_body).toContain('la vente en tant que particulier');
    expect(mail?.text_body).toContain('Agreed on the phone');
    const entry = (await people.audit('account.rights-changed')).at(-1);
    expect(entry).toMatchObject({ actor_account_id: people.ownerId, subject_id: id });
    expect(entry?.detail).toEqual({ isPrivateSeller: true, reason: 'Agreed on the phone' });
    const { data } = await people.owner.query<{ accountDetails: { history: { actionLabel: string }[] } }>(
      `{ accountDetails(id: "${id}") { history { actionLabel } } }`,
    );
    expect(data?.accountDetails.history[0]?.actionLabel).toBe('Account: rights changed');
  });

  it('is not changed without a reason, and says nothing where nothing changes', async () => {
    const id = await people.addMember('still@example.com');
    expect(await people.send(people.owner, set(id, 'isPrivateSeller: true', ' '))).toMatchObject({ code: 'reason' });
    expect(await people.send(people.owner, set(id, 'isPrivateSeller: false'))).toMatchObject({ success: true });
    expect(await people.mailsTo('still@example.com')).toEqual([]);
  });

  it('is no business of customers and guests', async () => {
    const operation = set(people.customerId, 'isAdmin: true');
    expect(await people.send(people.customer, operation)).toEqual({ error: 'FORBIDDEN' });
    expect(await people.send(people.api.visitor(), operation)).toEqual({ error: 'UNAUTHENTICATED' });
    expect(await rightsOf(people.customerId)).toMatchObject({ is_admin: false, staff_role_id: null });
  });

  it('makes nobody an administrator by a role that does not manage the system', async () => {
    const clerk = await people.staff('clerk@example.com', ['people:write']);
    const id = await people.addMember('friend@example.com');
    expect(await people.send(clerk.visitor, set(id, 'isProfessionalSeller: true'))).toMatchObject({ success: true });
    expect(await people.send(clerk.visitor, set(id, 'isAdmin: true'))).toMatchObject({ code: 'forbidden' });
    expect(await people.send(clerk.visitor, set(clerk.id, 'staffRoleId: "owner"'))).toMatchObject({
      code: 'forbidden',
    });
    expect(await rightsOf(id)).toMatchObject({ is_admin: false });
  });

  it('is not overwritten by whoever looked before a colleague changed the same', async () => {
    const { visitor, id: colleagueId } = await people.staff('faster@example.com', ['people:write']);
    await people.db
      .updateTable('accounts')
      .set({ display_name: 'Grace Hopper' })
      .where('id', '=', colleagueId)
      .execute();
    const roleOf = async (name: string): Promise<string> => {
      await people.send(people.owner, `staffRoleSave(name: "${name}", grants: [])`);
      const role = await people.db.selectFrom('staff_roles').select('id').where('name', '=', name).executeTakeFirst();
      return role?.id ?? '';
    };
    const [one, other] = [await roleOf('Shelf one'), await roleOf('Shelf two')];
    const id = await people.addMember('seen@example.com', { is_admin: true });
    const move = (to: string, seen: string) =>
      `accountSetRights(id: "${id}", rights: { staffRoleId: "${to}" }, reason: "Agreed", expected: { isAdmin: true, staffRoleId: "${seen}" })`;
    expect(await people.send(people.owner, move(one, 'owner'))).toMatchObject({ success: true });
    expect(await people.send(people.owner, move(other, 'owner'))).toMatchObject({ success: false, code: 'changed' });
    expect(await rightsOf(id)).toMatchObject({ staff_role_id: one });
    // What others changed beside it is no conflict.
    const sell = `accountSetRights(id: "${id}", rights: { isPrivateSeller: true }, reason: "Agreed", expected: { isPrivateSeller: false, staffRoleId: "owner" })`;
    expect(await people.send(visitor, sell)).toMatchObject({ success: true });
  });

  it('is not one’s own to change in the back office', async () => {
    expect(await people.send(people.owner, set(people.ownerId, 'canUseManualPayment: true'))).toMatchObject({
      code: 'own-account',
    });
  });

  it('keeps the last owner, also when two owners remove each other at once', async () => {
    const otherId = await people.addMember('other-owner@example.com', { is_admin: true });
    const other = await people.signedIn('other-owner@example.com');
    const answers = await Promise.all([
      people.send(people.owner, set(otherId, 'isAdmin: false')),
      people.send(other, set(people.ownerId, 'isAdmin: false')),
    ]);
    const owners = await people.db
      .selectFrom('accounts')
      .select('id')
      .where('staff_role_id', '=', 'owner')
      .where('is_admin', '=', true)
      .execute();
    expect(owners).toHaveLength(1);
    expect(answers.filter(({ success }) => success === true)).toHaveLength(1);
    await people.db.updateTable('accounts').set({ is_admin: true }).where('id', '=', people.ownerId).execute();
  });

  it('ends at once for an administrator who is none any more', async () => {
    const { id, visitor } = await people.staff('leaving@example.com', ['people:read']);
    expect((await visitor.query('{ accounts { totalCount } }')).errors).toBeUndefined();
    await people.send(people.owner, set(id, 'isAdmin: false'));
    expect((await visitor.query('{ accounts { totalCount } }')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    expect(await rightsOf(id)).toEqual({ is_admin: false, is_private_seller: false, staff_role_id: null });
  });
});

describe('a role', () => {
  const save = (name: string, grants: string, more = '') =>
    `staffRoleSave(name: "${name}", grants: [${grants}]${more})`;

  it('lets an administrator do what it grants, and nothing else', async () => {
    const clerk = await people.staff('money@example.com', ['money:read']);
    expect((await clerk.visitor.query('{ prepaidCodes { edges { cursor } } }')).errors).toBeUndefined();
    const refused = await clerk.visitor.query('{ accounts { totalCount } }');
    expect(refused.errors?.[0]).toMatchObject({ message: expect.stringContaining('Your role') });
    expect(await people.send(clerk.visitor, 'prepaidCodeIssue(amountCents: 100)')).toEqual({ error: 'FORBIDDEN' });
    expect((await clerk.visitor.query('{ viewer { grants } }')).data).toEqual({ viewer: { grants: ['money:read'] } });
  });

  it('is written by owners, once for each name, and against somebody who was faster', async () => {
    const saved = await people.owner.query<{ staffRoleSave: { role: { id: string; version: number } } }>(
      `mutation { ${save('Counter', '"orders:write", "people:read"')} { role { id version } } }`,
    );
    const { id } = saved.data?.staffRoleSave.role ?? { id: '' };
    expect(await people.send(people.owner, save('counter', ''))).toMatchObject({ code: 'name-taken' });
    expect(await people.send(people.owner, save('Odd', '"moon:write"'))).toMatchObject({ code: 'grants' });
    const change = save('Counter', '"orders:read"', `, id: "${id}", version: 1`);
    expect(await people.send(people.owner, change)).toMatchObject({ success: true });
    expect(await people.send(people.owner, change)).toMatchObject({ code: 'changed' });
    expect(await people.send(people.customer, save('Mine', ''))).toEqual({ error: 'FORBIDDEN' });
    expect(await people.send(people.owner, `staffRoleRemove(id: "${id}")`)).toMatchObject({ success: true });
  });

  it('is not removed while somebody has it, and the owner’s never', async () => {
    await people.staff('busy@example.com', ['ai:read']);
    expect(await people.send(people.owner, 'staffRoleRemove(id: "role-busy@example.com")')).toMatchObject({
      code: 'in-use',
    });
    expect(await people.send(people.owner, 'staffRoleRemove(id: "owner")')).toMatchObject({ code: 'owner' });
    expect(await people.send(people.owner, save('Chef', '', ', id: "owner", version: 1'))).toMatchObject({
      code: 'owner',
    });
  });
});
