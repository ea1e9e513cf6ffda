import { buildIdSchema, channelNameSchema, remoteNameSchema } from '@headstock/contracts/registry';
import { RegistryError } from '@headstock/registry/registry-error';
import { rollBack } from '@headstock/registry/release';
import { backOfficeMessages } from '#api/modules/back-office/messages.ts';
import type { ActorContext } from '#api/platform/actor-context.ts';
import { actorOf, recordAudit } from '#api/platform/audit/record-audit.ts';
import type { Config } from '#api/platform/config.ts';
import { DomainError } from '#api/platform/domain-error.ts';
import { registryOf } from './read-remotes.ts';

/** Which remote goes back in which channel, and the revision of the channel that was looked at. */
export type RollBack = {
  readonly remote: string;
  readonly channel: string;
  readonly revision: number;
  /** A stored build; without it the one before, or the end of a canary. */
  readonly to: string | null;
};

/**
 * Serves an earlier build of a remote, or another stored one; the next page uses it. Gives the build. Throws a DomainError: `not-found` for names
 * that are none, `changed` when the channel moved since, `refused` when there is no such build, or no shell would serve it.
 */
export async function rollBackRemote(actor: ActorContext, config: Config, asked: RollBack): Promise<string> {
  const messages = backOfficeMessages(actor.locale);
  const { remote, channel, revision, to } = asked;
  const isKnown = remoteNameSchema.safeParse(remote).success && channelNameSchema.safeParse(channel).success;
  if (!isKnown || (to !== null && !buildIdSchema.safeParse(to).success))
    throw new DomainError('not-found', messages.remoteNotFound);
  const storage = registryOf(config);
  const before = (await storage.openChannel(channel)).manifest.remotes[remote];
  if (!before) throw new DomainError('not-found', messages.remoteNotFound);
  try {
    const { kind, buildId } = await rollBack(storage, { remote, channel, revision, ...(to !== null && { to }) });
    const detail = { channel, from: before.current, to: buildId, canaryEnded: kind === 'canary-ended' };
    await recordAudit(actor.db, actorOf(actor), {
      action: 'remote.rolled-back',
      subjectKind: 'remote',
      subjectId: remote,
      detail,
    });
    return buildId;
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    if (error.code === 'changed') throw new DomainError('changed', messages.remoteChanged);
    // Where the registry lies on the machine is nobody's business.
    throw new DomainError('refused', messages.remoteRefused(error.message.replaceAll(`${storage.buildsFolder}/`, '')));
  }
}
