import { type Grant, isGrant } from '@headstock/contracts/grants';
import {
  isRoleNameTaken,
  listRoles,
  removeRole,
  type RoleFault,
  saveRole,
  type StaffRole,
} from '#api/modules/accounts/index.ts';
import { peopleMessages } from '#api/modules/people/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { lastChangeOf } from '#api/platform/audit/last-change.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Tx } from '#api/platform/db/database.ts';
import { tx } from '#api/platform/db/tx.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import type { Locale } from '#api/platform/locale.ts';

function errorOf(fault: RoleFault, locale: Locale, by: string | null = null): DomainError {
  const messages = peopleMessages(locale);
  const texts: Readonly<Record<RoleFault, string>> = {
    'not-found': messages.roleNotFound,
    name: messages.roleName,
    'name-taken': messages.roleNameTaken,
    changed: messages.roleChanged(by),
    owner: messages.roleOwner,
    full: messages.roleFull,
    'in-use': messages.roleInUse,
  };
  return new DomainError(fault, texts[fault]);
}

/** Who was faster, where a role was changed meanwhile. */
const changerOf = async (trx: Tx, fault: RoleFault, id: string | null): Promise<string | null> =>
  fault === 'changed' && id !== null ? ((await lastChangeOf(trx, 'staff-role', id))?.by ?? null) : null;

const audit = (trx: Tx, actor: ActorContext, action: string, id: string, detail: Record<string, string>) =>
  recordAudit(trx, actorOf(actor), {
    action: `staff-role.${action}`,
    subjectKind: 'staff-role',
    subjectId: id,
    detail,
  });

/** A role as somebody typed it; without `id` a new one. */
export type GivenRole = {
  readonly id: string | null;
  readonly name: string;
  readonly grants: readonly string[];
  readonly version: number | null;
};

/** Writes a role. Throws a DomainError, of the codes of `RoleFault` or `grants`. */
export async function writeRole(actor: ActorContext, { id, name, grants, version }: GivenRole): Promise<StaffRole> {
  const known: readonly Grant[] = grants.filter(isGrant);
  if (known.length !== grants.length) throw new DomainError('grants', peopleMessages(actor.locale).roleGrants);
  const unique = [...new Set(known)];
  const savedId = await tx(actor.db, async (trx) => {
    const saved = await saveRole(trx, id, { name, grants: unique, version });
    if (typeof saved === 'string') throw errorOf(saved, actor.locale, await changerOf(trx, saved, id));
    await audit(trx, actor, id === null ? 'created' : 'changed', saved.id, { name, grants: unique.join(' ') });
    return saved.id;
  }).catch((error: unknown) => {
    throw isRoleNameTaken(error) ? errorOf('name-taken', actor.locale) : error;
  });
  const role = (await listRoles(actor.db)).find((one) => one.id === savedId);
  if (!role) throw errorOf('not-found', actor.locale);
  return role;
}

/** Removes a role that no administrator has, with `version` only that one. Throws a DomainError: `not-found`, `owner`, `changed` or `in-use`. */
export async function dropRole(actor: ActorContext, id: string, version: number | null): Promise<void> {
  await tx(actor.db, async (trx) => {
    const removed = await removeRole(trx, id, version);
    if (typeof removed === 'string') throw errorOf(removed, actor.locale, await changerOf(trx, removed, id));
    await audit(trx, actor, 'removed', id, { name: removed.name });
  });
}
