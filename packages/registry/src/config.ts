import { join, resolve } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** Folder of everything that Headstock stores; relative paths start at the working directory. */
  HEADSTOCK_DATA: z.string().min(1).default('.headstock'),
  /** Port of the HTTP server. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  /** Address to listen on; the registry is internal unless a CDN reads from it. */
  HOST: z.string().min(1).default('127.0.0.1'),
});

/** The registry's settings. */
export type Config = { folder: string; port: number; host: string };

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`The registry's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { HEADSTOCK_DATA, PORT, HOST } = parsed.data;
  return { folder: join(resolve(HEADSTOCK_DATA), 'registry'), port: PORT, host: HOST };
}
