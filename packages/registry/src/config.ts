import { join, resolve } from 'node:path';
import { z } from 'zod';

/** The environment variables, each with its meaning. */
export const environmentSchema = z.object({
  HEADSTOCK_DATA: z.string().min(1).default('.headstock').meta({
    description: 'Folder of everything that Headstock stores; relative paths start at the working directory.',
  }),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3002).meta({ description: 'Port of the HTTP server.' }),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta({ description: 'Address to listen on; the registry is internal unless a CDN reads from it.' }),
});

/** The registry's settings. */
export type Config = { folder: string; port: number; host: string };

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The registry's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { HEADSTOCK_DATA, PORT, HOST } = parsed.data;
  return { folder: join(resolve(HEADSTOCK_DATA), 'registry'), port: PORT, host: HOST };
}
