import { join } from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { buildIdSchema, channelNameSchema, DEFAULT_CHANNEL, remoteNameSchema } from '@headstock/contracts/registry';
import { z } from 'zod';
import { describeRegistry } from './describe-registry.ts';
import { publish } from './publish.ts';
import { RegistryError } from './registry-error.ts';
import { promote, prune, rollBack } from './release.ts';
import type { Storage } from './storage.ts';

/** How a command ended: exit code 0 done (also when nothing had to change), 1 refused, 2 wrong usage. */
export type CommandResult = { code: 0 | 1 | 2; output: string };

export const USAGE = `Usage: npm run registry -- <command>

  publish <remote> [--channel production] [--from <remote>/dist] [--canary <percent>]
      Stores a build and points the channel at it, or offers it to 1–99 % of the visitors.
  promote <remote> [--channel production] [--source <channel>]
      Gives the canary, or what another channel serves, to everybody.
  rollback <remote> [--channel production] [--to <buildId>]
      Withdraws a canary; without one goes back one build, or to the build named.
  list [<remote>]
      Shows what each channel serves and which builds are stored.
  prune --keep <number>
      Removes builds that no channel serves, except the newest of each remote.

Exit codes: 0 done, also when nothing had to change · 1 refused · 2 wrong usage`;

const optionsSchema = z.object({
  channel: z._default(channelNameSchema, DEFAULT_CHANNEL),
  source: z.optional(channelNameSchema),
  from: z.string().min(1).optional(),
  to: z.optional(buildIdSchema),
  canary: z.coerce.number().int().min(1).max(99).optional(),
  keep: z.coerce.number().int().min(1).optional(),
});

type Options = z.infer<typeof optionsSchema>;
type Command = (storage: Storage, remote: string, options: Options) => Promise<string>;

class UsageError extends Error {}

const COMMANDS: Readonly<Record<string, { takes: readonly (keyof Options)[]; remote: boolean; run: Command }>> = {
  publish: {
    takes: ['channel', 'from', 'canary'],
    remote: true,
    async run(storage, remote, { channel, from = join(remote, 'dist'), canary }) {
      const request = { remote, channel, from, ...(canary !== undefined && { canaryPercent: canary }) };
      const { kind, buildId, revision } = await publish(storage, request);
      if (kind === 'unchanged') return `${channel} serves ${remote} ${buildId} already; nothing changed.`;
      const share = canary === undefined ? '' : ` to ${canary} % of the visitors`;
      return `${channel} now serves ${remote} ${buildId}${share} (revision ${revision}).`;
    },
  },
  promote: {
    takes: ['channel', 'source'],
    remote: true,
    async run(storage, remote, { channel, source }) {
      const buildId = await promote(storage, { remote, channel, ...(source && { source }) });
      return `${channel} now serves ${remote} ${buildId} to everybody.`;
    },
  },
  rollback: {
    takes: ['channel', 'to'],
    remote: true,
    async run(storage, remote, { channel, to }) {
      const { kind, buildId } = await rollBack(storage, { remote, channel, ...(to && { to }) });
      const what = kind === 'canary-ended' ? 'The canary is withdrawn' : 'Rolled back';
      return `${what}: ${channel} serves ${remote} ${buildId}.`;
    },
  },
  list: { takes: [], remote: false, run: (storage, remote) => describeRegistry(storage, remote || undefined) },
  prune: {
    takes: ['keep'],
    remote: false,
    async run(storage, _remote, { keep }) {
      if (keep === undefined) throw new UsageError('prune needs --keep <number>.');
      const removed = await prune(storage, keep);
      return removed.length === 0 ? 'Nothing to remove.' : `Removed ${removed.length}:\n${removed.join('\n')}`;
    },
  },
};

function parseWords(args: string[], options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(String(error).replace(/^TypeError.*?: /, ''));
  }
}

/** Reads the words after `npm run registry --`, or throws UsageError. */
function readCommand(argv: readonly string[]) {
  const [name = '', ...rest] = argv;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name ? `There is no command ${name}.` : 'Name a command.');
  const flags = Object.fromEntries(command.takes.map((flag) => [flag, { type: 'string' as const }]));
  const { values, positionals } = parseWords(rest, flags);
  const [remote = ''] = positionals;
  if (positionals.length > 1 || (command.remote && !remote)) throw new UsageError(`${name} takes one remote.`);
  if (remote && !remoteNameSchema.safeParse(remote).success) throw new UsageError(`${remote} is not a remote's name.`);
  const options = optionsSchema.safeParse(values);
  if (!options.success) throw new UsageError(z.prettifyError(options.error));
  return { command, remote, options: options.data };
}

/** Runs one command of the registry and says how it ended; throws only when the storage itself fails. */
export async function runCommand(argv: readonly string[], storage: Storage): Promise<CommandResult> {
  if (argv[0] === 'help' || argv.includes('--help')) return { code: 0, output: USAGE };
  try {
    const { command, remote, options } = readCommand(argv);
    return { code: 0, output: await command.run(storage, remote, options) };
  } catch (error) {
    if (error instanceof UsageError) return { code: 2, output: `${error.message}\n\n${USAGE}` };
    if (error instanceof RegistryError) return { code: 1, output: error.message };
    throw error;
  }
}
