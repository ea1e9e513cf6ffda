import path from 'node:path';
import {
  environmentSetting,
  readEnvironment,
  readServerSettings,
  secretSetting,
  splitSecrets,
} from '@headstock/contracts/environment';
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
  HEADSTOCK_ENV: environmentSetting,
  HEADSTOCK_DATA: z
    .string()
    .min(1)
    .default('.headstock')
    .meta({ description: 'Folder of everything that is stored here; relative paths start at the working directory.' }),
  HEADSTOCK_SECRET: secretSetting,
  TRUSTED_PROXIES: z.string().default('loopback').meta({
    description:
      'Addresses and networks of proxies whose x-forwarded-for and x-forwarded-host are believed, separated by commas; `loopback` are those of this machine.',
  }),
  SHELL_WORKERS: z.coerce
    .number()
    .int()
    .min(1)
    .max(64)
    .default(1)
    .meta({ description: 'Processes that render. They share the pages that are the same for everybody.' }),
  SHELL_HEAP_CEILING: z.coerce.number().int().min(64).default(400).meta({
    description:
      'A render process is replaced when a full garbage collection leaves more than this on its heap, in MiB.',
  }),
  SHELL_REDEPLOY_CEILING: z.coerce.number().int().min(1).default(500).meta({
    description: 'Or when it has loaded this many builds over others; replaced builds leave next to nothing behind.',
  }),
  SHELL_MAX_CONNECTIONS: z.coerce.number().int().min(10).max(100_000).default(2000).meta({
    description: 'Open connections of one render process. Beyond that the one that has idled for longest is closed.',
  }),
  PAGE_CACHE_MS: z.coerce.number().int().min(0).default(5000).meta({
    description: 'How long a shared page may be served before it is rendered anew, in ms. 0 renders every time.',
  }),
  PAGE_CACHE_MB: z.coerce
    .number()
    .int()
    .min(1)
    .max(4096)
    .default(64)
    .meta({ description: 'How much memory the shared pages of one render process may take, in MiB.' }),
  PAGE_RENDERS_PER_MINUTE: z.coerce.number().int().min(1).default(600).meta({
    description:
      'How many pages that are not in the page cache one client (an IPv4 address, a /64 of IPv6) may ask one render process for in a minute; a fifth of them at once. Beyond that it hears 429, for such pages alone.',
  }),
  REGISTRY_POLL_MS: z.coerce
    .number()
    .int()
    .min(50)
    .max(60_000)
    .default(1000)
    .meta({ description: 'How often the registry is asked which builds are current, in ms.' }),
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
  /** Whose card form pages may frame; in production nobody's but what is named. */
  readonly gatewayOrigin: string | undefined;
  readonly channel: string;
  readonly environment: 'production' | 'demo' | 'staging';
  readonly dataFolder: string;
  /** The first signs, all verify; none: the one that the API keeps. */
  readonly secrets: readonly string[];
  readonly trustedProxies: readonly string[];
  readonly workers: number;
  readonly heapCeiling: number;
  readonly redeployCeiling: number;
  readonly maxConnections: number;
  readonly pageCacheMs: number;
  readonly pageCacheBytes: number;
  readonly pageRendersPerMinute: number;
  readonly registryPollMs: number;
  readonly logLevel: string;
}

/** Reads the settings from environment variables; throws an Error that names each wrong variable, or all that production needs. */
export function readConfig(variables: NodeJS.ProcessEnv): ShellConfig {
  return readServerSettings(variables, [environmentSchema], () => parseConfig(variables));
}

function parseConfig(variables: NodeJS.ProcessEnv): ShellConfig {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) throw new Error(`The shell's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  const environment = readEnvironment(variables);
  const gateway = data.GATEWAY_PUBLIC_URL ?? (environment === 'production' ? undefined : data.GATEWAY_URL);
  return {
    port: data.PORT,
    host: data.HOST,
    publicOrigin: new URL(data.PUBLIC_URL).origin,
    apiUrl: data.API_URL.replace(/\/$/, ''),
    registryUrl: data.REGISTRY_URL.replace(/\/$/, ''),
    gatewayOrigin: gateway === undefined ? undefined : new URL(gateway).origin,
    channel: data.CHANNEL,
    environment: environment === 'test' ? 'demo' : environment,
    dataFolder: path.resolve(data.HEADSTOCK_DATA),
    secrets: splitSecrets(data.HEADSTOCK_SECRET),
    trustedProxies: data.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
    workers: data.SHELL_WORKERS,
    heapCeiling: data.SHELL_HEAP_CEILING * 2 ** 20,
    redeployCeiling: data.SHELL_REDEPLOY_CEILING,
    maxConnections: data.SHELL_MAX_CONNECTIONS,
    pageCacheMs: data.PAGE_CACHE_MS,
    pageCacheBytes: data.PAGE_CACHE_MB * 2 ** 20,
    pageRendersPerMinute: data.PAGE_RENDERS_PER_MINUTE,
    registryPollMs: data.REGISTRY_POLL_MS,
    logLevel: data.LOG_LEVEL,
  };
}
