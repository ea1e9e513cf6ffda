import type { TestVisitor } from '#api/http/testing.ts';
import { type Accounts, openAccounts } from '#api/modules/accounts/people.fixture.ts';

export type Answer = { success: boolean; code: string | null; message: string | null };

/** An API with an owner of the shop and a customer, and what tests about people do with it. */
export async function openPeople() {
  const accounts: Accounts = await openAccounts();
  const { db, addMember, signedIn } = accounts;
  const ownerId = await addMember('owner@example.com', { is_admin: true });
  const owner = await signedIn('owner@example.com');
  const customerId = await addMember('ada@example.com');
  const customer = await signedIn('ada@example.com');

  /** An administrator with a role of these grants. */
  async function staff(email: string, grants: readonly string[]): Promise<{ id: string; visitor: TestVisitor }> {
    const id = await addMember(email, { is_admin: true });
    const roleId = `role-${email}`;
    await db
      .insertInto('staff_roles')
      .values({ id: roleId, name: email, grants: JSON.stringify(grants) })
      .execute();
    await db.updateTable('accounts').set({ staff_role_id: roleId }).where('id', '=', id).execute();
    return { id, visitor: await signedIn(email) };
  }

  const audit = (action: string) =>
    db.selectFrom('audit_log').selectAll().where('action', '=', action).orderBy('id').execute();

  /** Sends a mutation that answers success, message and code. */
  async function send(visitor: TestVisitor, operation: string): Promise<Partial<Answer> & { error?: unknown }> {
    const { data, errors } = await visitor.query<Record<string, Answer>>(
      `mutation { ${operation} { success message code } }`,
    );
    const [answer] = Object.values(data ?? {});
    const error = errors?.[0]?.extensions?.['code'];
    return { ...answer, ...(error === undefined ? {} : { error }) };
  }

  return { ...accounts, ownerId, owner, customerId, customer, staff, audit, send };
}

export type People = Awaited<ReturnType<typeof openPeople>>;
