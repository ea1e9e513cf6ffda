import path from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  /** Port that visitors reach. */
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Public address of the shop, for canonical links. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  API_URL: z.url().default('http://127.0.0.1:3001'),
  REGISTRY_URL: z.url().default('http://127.0.0.1:3002'),
  /** Origin of the payment provider's hosted fields, allowed in frames. */
  GATEWAY_PUBLIC_URL: z.url().optional(),
  GATEWAY_URL: z.url().default('http://127.0.0.1:3003'),
  /** The release channel that this shell follows. */
  CHANNEL: z.string().min(1).default('production'),
  HEADSTOCK_ENV: z.enum(['production', 'demo', 'staging', 'test']).default('demo'),
  HEADSTOCK_DATA: z.string().min(1).default('.headstock'),
  /** Equal to the API's; without it the one that the API keeps in HEADSTOCK_DATA is used. */
  HEADSTOCK_SECRET: z.string().min(32).optional(),
  /** Processes that render. */
  SHELL_WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  /** A render process is replaced when a full garbage collection leaves more than this on its heap, in MiB. */
  SHELL_HEAP_CEILING: z.coerce.number().int().min(64).default(400),
  /** Or when it has loaded this many builds over others; replaced builds leave next to nothing behind. */
  SHELL_REDEPLOY_CEILING: z.coerce.number().int().min(1).default(500),
  /** How long a shared page may be served before it is rendered anew, in ms. 0 renders every time. */
  PAGE_CACHE_MS: z.coerce.number().int().min(0).default(5000),
  /** How often the registry is asked which builds are current, in ms. */
  REGISTRY_POLL_MS: z.coerce.number().int().min(50).max(60_000).default(1000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
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
  readonly registryPollMs: number;
  readonly logLevel: string;
}

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): ShellConfig {
  const parsed = schema.safeParse(environment);
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
    registryPollMs: data.REGISTRY_POLL_MS,
    logLevel: data.LOG_LEVEL,
  };
}
