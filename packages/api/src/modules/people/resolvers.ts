import type { GraphQLContext } from '#api/graphql/context.ts';
import type { AccountRightsInput, Resolvers } from '#api/graphql/resolver-types.generated.ts';
import { findRoleOf, listRoles, loadAccount, type RightsChange } from '#api/modules/accounts/index.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { answer, toAnswer } from '#api/platform/answer-mutation.ts';
import { toConnection } from '#api/platform/db/keyset-page.ts';
import { attempt } from '#api/platform/domain-error.ts';
import { done, refused } from '#api/platform/mutation-result.ts';
import { hasGrant } from '@headstock/contracts/grants';
import { readAccountCounts } from './account-facts/account-counts.ts';
import { readHistory, readSecurityEvents } from './account-facts/account-history.ts';
import { applyToSell, withdrawApplication } from './applications/apply.ts';
import { decideApplication } from './applications/decide.ts';
import { readEvidence } from './applications/evidence.ts';
import {
  applicationRows,
  applicationsOf,
  applicationsPage,
  findApplication,
} from './applications/list-applications.ts';
import { closeImpersonations } from './impersonation/end.ts';
import { findImpersonation, impersonationsOf } from './impersonation/find-impersonation.ts';
import { startImpersonation } from './impersonation/start.ts';
import { sendImpersonationCode, stepUp } from './impersonation/step-up.ts';
import { mergesOf } from './merging/list-merges.ts';
import { mergeResolvers } from './merging/merge-resolvers.ts';
import { setRights } from './rights/set-rights.ts';
import { resetsOf } from './two-step-resets/find-resets.ts';
import { resetResolvers } from './two-step-resets/reset-resolvers.ts';
import { dropRole, writeRole } from './rights/write-roles.ts';

const APPLICATIONS = 20;
const IMPERSONATIONS = 20;

const canReadPeople = ({ principal: { rights } }: ActorContext): boolean =>
  rights.isAdmin && hasGrant(rights.grants, 'people:read');

async function accountOf({ db }: ActorContext, id: string) {
  const account = await loadAccount(db, id);
  if (!account) throw new Error(`The account ${id} is missing.`);
  return account;
}

const publicAccount = ({ db }: ActorContext, id: string | null) => (id === null ? null : loadAccount(db, id));

async function details(actor: ActorContext, id: string) {
  const [account, counts] = [await loadAccount(actor.db, id), await readAccountCounts(actor.db, id)];
  if (!account || !counts) return null;
  return {
    account,
    ...counts,
    applications: await applicationsOf(actor.db, id, APPLICATIONS),
    securityEvents: await readSecurityEvents(actor.db, id),
    history: await readHistory(actor.db, id),
    impersonations: await impersonationsOf(actor.db, id, IMPERSONATIONS),
    merges: await mergesOf(actor.db, id),
    twoStepResets: hasGrant(actor.principal.rights.grants, 'security:read') ? await resetsOf(actor.db, id) : [],
  };
}

async function start(context: GraphQLContext, accountId: string, reason: string) {
  const { secret, userAgent, config } = context;
  const source = { secret, userAgent, publicUrl: config.publicUrl };
  const started = await attempt(() => startImpersonation(context.actor, source, accountId, reason));
  if (!started.ok) return toAnswer(started);
  context.beginActing(started.value.token, started.value.principal, started.value.expiresAt);
  return done;
}

async function end(context: GraphQLContext) {
  const { actor, config } = context;
  const { impersonatorId, sessionId } = actor.principal;
  if (impersonatorId === null || sessionId === null) return done;
  await closeImpersonations(actor.db, config.publicUrl, { sessionId });
  await context.endActing();
  return done;
}

/** The rights that a request names. */
function toRights({ staffRoleId, ...flags }: AccountRightsInput): RightsChange {
  const known = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== null));
  return { ...known, ...(staffRoleId ? { staffRoleId } : {}) };
}

export const resolvers = {
  AccountMerge: mergeResolvers.AccountMerge,
  AccountMergePreview: mergeResolvers.AccountMergePreview,
  AccountSecurity: resetResolvers.AccountSecurity,
  TwoStepReset: resetResolvers.TwoStepReset,
  Account: {
    grants: ({ id }, _args, { actor: { principal } }) => (principal.accountId === id ? principal.rights.grants : []),
    staffRole: ({ id, isAdmin }, _args, { actor }) =>
      isAdmin && canReadPeople(actor) ? findRoleOf(actor.db, id) : null,
  },
  SellerApplication: {
    businessName: ({ business_name: name }) => name,
    registrationNumber: ({ registration_number: number }) => number,
    createdAt: ({ created_at: at }) => at,
    closedAt: ({ closed_at: at }) => at,
    account: ({ account_id: id }, _args, { actor }) => accountOf(actor, id),
    decidedBy: ({ decided_by_account_id: id }, _args, { actor }) =>
      canReadPeople(actor) ? publicAccount(actor, id) : null,
    evidence: ({ account_id: id }, _args, { actor }) => readEvidence(actor.db, id),
  },
  AccountHistoryEntry: {
    actor: ({ actorId }, _args, { actor }) => publicAccount(actor, actorId),
    impersonator: ({ impersonatorId }, _args, { actor }) => publicAccount(actor, impersonatorId),
  },
  AccountImpersonation: {
    impersonator: ({ impersonator_account_id: id }, _args, { actor }) => accountOf(actor, id),
    writeReason: ({ write_reason: reason }) => reason,
    startedAt: ({ started_at: at }) => at,
    endedAt: ({ ended_at: at }) => at,
    actCount: ({ actCount }) => actCount ?? 0,
  },
  Impersonation: {
    account: ({ account_id: id }, _args, { actor }) => accountOf(actor, id),
    impersonator: ({ impersonator_account_id: id }, _args, { actor }) => accountOf(actor, id),
    expiresAt: ({ expires_at: at }) => at,
    mayWriteUntil: ({ may_write_until: until }, _args, { actor }) =>
      until !== null && until > actor.now ? until : null,
    isCodeSent: ({ code_hash: hash, code_expires_at: until }, _args, { actor }) =>
      hash !== null && until !== null && until > actor.now,
  },
  Query: {
    ...mergeResolvers.Query,
    staffRoles: (_source, _args, { actor }) => listRoles(actor.db),
    accountDetails: (_source, { id }, { actor }) => details(actor, id),
    viewerSellerApplication: async (_source, _args, { actor }) => {
      const { accountId } = actor.principal;
      return accountId === null ? null : ((await applicationsOf(actor.db, accountId, 1))[0] ?? null);
    },
    sellerApplications: async (_source, { state, kind, search, first, after }, { actor: { db } }) => {
      const page = await applicationsPage(db, { state, kind, search }, { first, after: after ?? null });
      const rows = await applicationRows(
        db,
        page.entries.map(({ id }) => id),
      );
      return { totalCount: page.totalCount, ...toConnection(page, ({ id }) => rows.get(id)) };
    },
    sellerApplication: (_source, { id }, { actor }) => findApplication(actor.db, id),
    impersonation: (_source, _args, { actor }) => findImpersonation(actor),
  },
  Mutation: {
    ...mergeResolvers.Mutation,
    ...resetResolvers.Mutation,
    accountSetRights: async (_source, { id, rights, reason, expected }, { actor, config }) => {
      const wanted = { change: toRights(rights), expected: toRights(expected ?? {}), reason };
      const outcome = await attempt(() => setRights(actor, id, wanted, config.publicUrl));
      return outcome.ok ? { ...done, account: await accountOf(actor, id) } : refused(outcome.message, outcome.code);
    },
    staffRoleSave: async (_source, { id, name, grants, version }, { actor }) => {
      const given = { id: id ?? null, name, grants, version: version ?? null };
      const outcome = await attempt(() => writeRole(actor, given));
      return outcome.ok ? { ...done, role: outcome.value } : refused(outcome.message, outcome.code);
    },
    staffRoleRemove: (_source, { id, version }, { actor }) => answer(() => dropRole(actor, id, version ?? null)),
    sellerApplicationCreate: async (_source, { application }, { actor, config }) => {
      const outcome = await attempt(() => applyToSell(actor, application, config.publicUrl));
      return outcome.ok ? { ...done, application: outcome.value } : refused(outcome.message, outcome.code);
    },
    sellerApplicationWithdraw: (_source, _args, { actor }) => answer(() => withdrawApplication(actor)),
    sellerApplicationDecide: (_source, { id, approve, reason }, { actor, config }) =>
      answer(() => decideApplication(actor, { id, isApproved: approve, reason: reason ?? null }, config.publicUrl)),
    impersonationStart: (_source, { accountId, reason }, context) => start(context, accountId, reason),
    impersonationSendCode: (_source, _args, { actor, secret }) => answer(() => sendImpersonationCode(actor, secret)),
    impersonationStepUp: (_source, { code, reason }, { actor, secret }) =>
      answer(() => stepUp(actor, secret, code, reason)),
    impersonationEnd: (_source, _args, context) => end(context),
  },
} satisfies Resolvers;
