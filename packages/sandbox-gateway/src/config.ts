import { join, resolve } from 'node:path';
import { environmentSetting, readEnvironment } from '@headstock/contracts/environment';
import { z } from 'zod';

const origin = z.url().transform((url) => new URL(url).origin);

/** The environment variables, each with its meaning. */
export const environmentSchema = z.object({
  HEADSTOCK_ENV: environmentSetting,
  HEADSTOCK_DATA: z.string().min(1).default('.headstock').meta({
    description: 'Folder of everything that Headstock stores; relative paths start at the working directory.',
  }),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3003).meta({ description: 'Port of the HTTP server.' }),
  HOST: z.string().min(1).default('127.0.0.1').meta({ description: 'Address to listen on.' }),
  PUBLIC_URL: origin
    .default('http://localhost:3000')
    .meta({ description: 'Origin of the shop: the only one that may frame the card form and be returned to.' }),
  GATEWAY_PUBLIC_URL: origin.optional().meta({ description: 'Where browsers reach this gateway.' }),
  GATEWAY_SECRET_KEY: z
    .string()
    .min(8)
    .default('sandbox-secret-key')
    .meta({ description: "The bearer key of the server's calls." }),
  GATEWAY_WEBHOOK_SECRET: z
    .string()
    .min(8)
    .default('sandbox-webhook-secret')
    .meta({ description: 'The key that signs webhooks.' }),
  GATEWAY_WEBHOOK_URL: z.url().optional().meta({ description: 'Where webhooks go; by default to the API.' }),
  API_URL: z.url().default('http://127.0.0.1:3001').meta({ description: 'Where this gateway reaches the API.' }),
  GATEWAY_SLOW_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(120_000)
    .default(8_000)
    .meta({ description: 'How long the slow test card takes, in milliseconds.' }),
  GATEWAY_TERMINAL_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60_000)
    .default(3_000)
    .meta({ description: 'How long a card takes to be presented at the simulated reader, in milliseconds.' }),
  GATEWAY_ACH_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(864_000_000)
    .default(60_000)
    .meta({ description: 'How long the bank of an ACH payment takes instead of days, in milliseconds.' }),
  GATEWAY_DISPUTE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(864_000_000)
    .default(60_000)
    .meta({ description: 'How long a cardholder waits before he disputes the card that does, in milliseconds.' }),
  GATEWAY_SETTLE_MS: z.coerce
    .number()
    .int()
    .min(0)
    .max(864_000_000)
    .default(1_800_000)
    .meta({ description: 'Until a charge is settled; given back before, it is void. In milliseconds.' }),
  GATEWAY_RETRY_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(60_000)
    .default(1_000)
    .meta({ description: 'Wait before the first retry of a webhook, in milliseconds; it doubles with every attempt.' }),
});

/** The gateway's settings. */
export type Config = {
  /** Absolute path of the folder of the journal. */
  folder: string;
  port: number;
  host: string;
  /** Origins that may frame the card form: the shop's, also under its loopback name. */
  shopOrigins: readonly string[];
  publicUrl: string;
  secretKey: string;
  webhookSecret: string;
  webhookUrl: string;
  slowMs: number;
  terminalMs: number;
  achMs: number;
  disputeMs: number;
  settleMs: number;
  retryMs: number;
};

/** A local shop answers under two names; both are the same shop. */
function withLoopback(shop: string): string[] {
  const { hostname, port, protocol } = new URL(shop);
  const names = ['localhost', '127.0.0.1'];
  return names.includes(hostname) ? names.map((name) => `${protocol}//${name}${port && `:${port}`}`) : [shop];
}

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const isConfigured = environment['HEADSTOCK_ENV'] ? readEnvironment(environment) : 'demo';
  if (isConfigured === 'production')
    throw new Error('The sandbox gateway takes test cards for real goods: it does not run in production.');
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The gateway's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  return {
    folder: join(resolve(settings.HEADSTOCK_DATA), 'gateway'),
    port: settings.PORT,
    host: settings.HOST,
    shopOrigins: withLoopback(settings.PUBLIC_URL),
    publicUrl: settings.GATEWAY_PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
    secretKey: settings.GATEWAY_SECRET_KEY,
    webhookSecret: settings.GATEWAY_WEBHOOK_SECRET,
    webhookUrl: settings.GATEWAY_WEBHOOK_URL ?? `${settings.API_URL}/webhooks/gateway`,
    slowMs: settings.GATEWAY_SLOW_MS,
    terminalMs: settings.GATEWAY_TERMINAL_MS,
    achMs: settings.GATEWAY_ACH_MS,
    disputeMs: settings.GATEWAY_DISPUTE_MS,
    settleMs: settings.GATEWAY_SETTLE_MS,
    retryMs: settings.GATEWAY_RETRY_MS,
  };
}
