import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { EventName } from '../../src/events.ts';
import type { ContractOf } from './compose-remotes.ts';

const expose = z.custom<`./${string}`>((value) => typeof value === 'string' && /^\.\/[a-z][a-z0-9-]*$/.test(value));
// Names of events are types only; the type check of the contract compares them.
const event = z.custom<EventName>((value) => typeof value === 'string');

const schema = z.object({
  contract: z.strictObject({
    name: z.string(),
    audience: z.enum(['everyone', 'admin']),
    exposes: z.array(expose),
    routes: z.array(
      z.strictObject({
        path: z.string().startsWith('/'),
        access: z.enum(['public', 'account', 'seller', 'importer', 'admin']),
        layout: z.enum(['default', 'none']),
        cache: z.enum(['public', 'private']),
        parameters: z.exactOptional(z.array(z.string())),
        unlisted: z.exactOptional(z.literal(true)),
      }),
    ),
    events: z.strictObject({ fires: z.array(event), hears: z.array(event) }),
    documents: z.array(z.string()),
    budget: z.record(z.string(), z.number()),
  }),
});

/** The contract of the remote in `folder` of `root`. Throws if it is missing, malformed, or named after another folder. */
export async function readContract(root: string, folder: string): Promise<ContractOf> {
  const file = path.join(folder, 'src/contract.ts');
  const parsed = schema.safeParse(await import(pathToFileURL(path.join(root, file)).href));
  if (!parsed.success) throw new Error(`${file} is not a contract:\n${z.prettifyError(parsed.error)}`);
  const { contract } = parsed.data;
  if (contract.name !== folder)
    throw new Error(`${file} names the remote “${contract.name}”; it has to be “${folder}”.`);
  return contract;
}

/** The contract of every `mfe-*` in `root`, by name. Throws like `readContract`. */
export async function readContracts(root: string): Promise<ContractOf[]> {
  const folders = globSync('mfe-*/package.json', { cwd: root }).map((file) => path.dirname(file));
  return Promise.all(folders.toSorted().map((folder) => readContract(root, folder)));
}
