import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

/** The environment variables, each with its meaning. */
export const environmentSchema = z.object({
  PORT: port.default(3000).meta({ description: 'Port that visitors reach.' }),
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'Address to listen on.' }),
  PUBLIC_URL: z
    .url()
    .default('http://localhost:3000')
    .meta({ description: 'Public address of the shop, for canonical links.', production: 'required' }),
  API_URL: z
    .url()
    .default('http://127.0.0.1:3001')
    .meta({ description: 'Where the shell reaches the API.', production: 'required' }),
  REGISTRY_URL: z
    .url()
    .default('http://127.0.0.1:3002')
    .meta({ description: 'Where the shell reaches the registry.', production: 'required' }),
  GATEWAY_PUBLIC_URL: z
    .url()
    .optional()
    .meta({ description: "Origin of the payment provider's hosted fields, allowed in frames." }),
  GATEWAY_URL: z
    .url()
    .default('http://127.0.0.1:3003')
    .meta({ description: 'Where the sandbox gateway is, when GATEWAY_PUBLIC_URL is not set.' }),
  CHANNEL: z
    .string()
    .min(1)
    .default('production')
    .meta({ description: 'The release channel that this shell follows.' }),
  HEADSTOCK_ENV: z
    .enum(['production', 'demo', 'staging', 'test'])
    .default('demo')
    .meta({ description: 'Which kind of shop this is; must be the API’s.', production: 'required' }),
  HEADSTOCK_DATA: z
    .string()
    .min(1)
    .default('.headstock')
    .meta({ description: 'Folder of everything that is stored here; relative paths start at the working directory.' }),
  HEADSTOCK_SECRET: z.string().min(32).optional().meta({
    description: "Equal to the API's; without it the one that the API keeps in HEADSTOCK_DATA is used.",
    production: 'required',
  }),
  SHELL_WORKERS: z.coerce.number().int().min(1).max(64).default(1).meta({ description: 'Processes that render.' }),
  SHELL_HEAP_CEILING: z.coerce.number().int().min(64).default(400).meta({
    description:
      'A render process is replaced when a full garbage collection leaves more than this on its heap, in MiB.',
  }),
  SHELL_REDEPLOY_CEILING: z.coerce.number().int().min(1).default(500).meta({
    description: 'Or when it has loaded this many builds over others; replaced builds leave next to nothing behind.',
  }),
  PAGE_CACHE_MS: z.coerce.number().int().min(0).default(5000).meta({
    description: 'How long a shared page may be served before it is rendered anew, in ms. 0 renders every time.',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .meta({ description: 'The least severe messages that the log holds.' }),
});

export interface ShellConfig {
  readonly port: number;
  readonly host: string;
  readonly publicOrigin: string;
  readonly apiUrl: string;
  readonly registryUrl: string;
  readonly gatewayOrigin: string;
  readonly channel: string;
  readonly environment: 'production' | 'demo' | 'staging';
  readonly dataFolder: string;
  readonly secret: string | undefined;
  readonly workers: number;
  readonly heapCeiling: number;
  readonly redeployCeiling: number;
  readonly pageCacheMs: number;
  readonly logLevel: string;
}

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The shell's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  return {
    port: data.PORT,
    host: data.HOST,
    publicOrigin: new URL(data.PUBLIC_URL).origin,
    apiUrl: data.API_URL.replace(/\/$/, ''),
    registryUrl: data.REGISTRY_URL.replace(/\/$/, ''),
    gatewayOrigin: new URL(data.GATEWAY_PUBLIC_URL ?? data.GATEWAY_URL).origin,
    channel: data.CHANNEL,
    environment: data.HEADSTOCK_ENV === 'test' ? 'demo' : data.HEADSTOCK_ENV,
    dataFolder: path.resolve(data.HEADSTOCK_DATA),
    secret: data.HEADSTOCK_SECRET,
    workers: data.SHELL_WORKERS,
    heapCeiling: data.SHELL_HEAP_CEILING * 2 ** 20,
    redeployCeiling: data.SHELL_REDEPLOY_CEILING,
    pageCacheMs: data.PAGE_CACHE_MS,
    logLevel: data.LOG_LEVEL,
  };
}
