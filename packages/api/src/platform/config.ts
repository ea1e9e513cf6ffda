import { join, resolve } from 'node:path';
import {
  type Environment,
  environmentSetting,
  readEnvironment,
  readServerSettings,
  secretSetting,
  splitSecrets,
} from '@headstock/contracts/environment';
import { z } from 'zod';
import { type GatewaySettings, readGatewaySettings } from './config/gateway-settings.ts';
import { type QuickBooksSettings, readQuickBooksSettings } from './config/quickbooks-settings.ts';
import { type ExchangeRateSettings, readExchangeRateSettings } from './config/exchange-rate-settings.ts';
import { readStripeSettings, stripeEnvironmentSchema, type StripeSettings } from './config/stripe-settings.ts';
import { readStripeTaxSettings, type StripeTaxSettings } from './config/stripe-tax-settings.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A range of seconds such as `1200-5400`. */
function readDelay(range: string): { leastSeconds: number; mostSeconds: number } {
  const [least, most] = range.split('-').map(Number);
  return { leastSeconds: least ?? 0, mostSeconds: most ?? 0 };
}

const isDelay = ({ leastSeconds, mostSeconds }: ReturnType<typeof readDelay>): boolean =>
  leastSeconds <= mostSeconds && mostSeconds <= 43_200;

/** The environment variables, each with its meaning. */
export const environmentSchema = z.object({
  PORT: port.optional().meta({ description: 'Port of the HTTP server; 3001 when neither this nor API_PORT is set.' }),
  API_PORT: port
    .optional()
    .meta({ description: "The same, for machines where PORT means the shop's. Wins over PORT." }),
  HOST: z
    .string()
    .min(1)
    .default('127.0.0.1')
    .meta({ description: "Address to listen on. The API stands behind the shell's proxy." }),
  HEADSTOCK_ENV: environmentSetting,
  HEADSTOCK_DATA: z.string().min(1).default('.headstock').meta({
    description:
      'Folder of everything that is stored here: database, files, mail; relative paths start at the repository.',
  }),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .meta({ description: 'A PostgreSQL server, 15 or newer. Without it the database lives in HEADSTOCK_DATA.' }),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(1)
    .max(200)
    .default(10)
    .meta({ description: 'Connections to the database at most.' }),
  HEADSTOCK_SECRET: secretSetting,
  PUBLIC_URL: z.url().default('http://localhost:3000').meta({
    description: 'Where visitors reach the shop; requests that change something must come from this origin.',
    production: 'required',
  }),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .meta({ description: 'Further origins that may change something, separated by commas.' }),
  TRUSTED_PROXIES: z
    .string()
    .default('127.0.0.1,::1')
    .meta({ description: 'Addresses of proxies whose x-forwarded-for is believed, separated by commas.' }),
  ALLOW_INTROSPECTION: flag.optional().meta({
    description: 'Whether the schema may be asked for its own description; otherwise it may outside production only.',
  }),
  GRAPHQL_DOCUMENTS: z.enum(['any', 'registered']).optional().meta({
    description:
      '`registered` runs only the documents of published builds, of the shell and of operations.graphql; `any` every document. By default `registered` in production only.',
  }),
  GRAPHQL_COST_PER_MINUTE: z.coerce.number().int().min(1000).default(1_200_000).meta({
    description:
      'What the operations of one client (an IPv4 address, a /64 of IPv6) may cost one process in a minute, a quarter of it at once; a page of listings costs about 5,000. Beyond that it hears 429.',
  }),
  REGISTRY_URL: z
    .url()
    .default('http://127.0.0.1:3002')
    .meta({ description: 'Where the registry tells which documents the published builds send.' }),
  CHANNEL: z.string().min(1).default('production').meta({ description: 'The release channel whose builds these are.' }),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .meta({ description: 'Bearer token for /metrics in production; without one the route does not exist there.' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta({
      description: 'Mail server, such as smtps://user:password@host. Without it mail goes into HEADSTOCK_DATA/outbox.',
      production: 'required',
    }),
  BOT_CHECK: flag.optional().meta({
    description: 'Whether sign-in and registration must bring a proof of work; by default in production only.',
  }),
  BOT_CHECK_WORK: z.coerce.number().int().min(10).max(100_000).default(1000).meta({
    description:
      'How many keys a browser derives on average to prove its work, each about a millisecond; after wrong passwords four times as many.',
  }),
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'A language model for the assistant: base address of an OpenAI-compatible endpoint. Without it answers come by retrieval.',
    }),
  ASSISTANT_KEY: z.string().min(1).optional().meta({ description: 'Bearer key of that endpoint, when it wants one.' }),
  ASSISTANT_MODEL: z.string().min(1).optional().meta({ description: 'Name of the model there.' }),
  ASSISTANT_INPUT_CENTS: z.coerce.number().min(0).max(1_000_000).default(0).meta({
    description:
      'What a million tokens that the model reads cost, in cents; counted against the daily limits of the assistants.',
  }),
  ASSISTANT_OUTPUT_CENTS: z.coerce.number().min(0).max(1_000_000).default(0).meta({
    description: 'What a million tokens that the model writes cost, in cents.',
  }),
  ASSISTANT_SILENCE_SECONDS: z.coerce.number().min(1).max(600).default(30).meta({
    description: 'A model that says nothing for so many seconds is given up, and the built-in assistant answers.',
  }),
  OFFER_ANSWER_SECONDS: z
    .string()
    .regex(/^\d{1,5}-\d{1,5}$/)
    .refine((range) => isDelay(readDelay(range)), 'The second is at least the first, and 43200 at most.')
    .default('1200-5400')
    .meta({
      description:
        'How long the shop waits before it answers an offer by a rule of its seller, in seconds: a random time between two numbers, so that the speed of the answer says nothing.',
    }),
  PRERENDER_IMAGES: z.enum(['all', 'first', 'none']).default('all').meta({
    description:
      'Which card images are rendered ahead of requests: `first` those of the first pages, before the shop reports ready; `all` then the others, too; `none` renders each when it is requested.',
  }),
  SECURITY_LOG_DAYS: z.coerce.number().int().min(30).max(3_650).default(180).meta({
    description: 'How many days sign-ins, refusals and changes of credentials stay in the table security_events.',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .default('info')
    .meta({ description: 'The least severe messages that the log holds.' }),
});

/** The settings of the API's process. */
export type Config = {
  port: number;
  host: string;
  environment: Environment;
  /** Absolute path. */
  dataFolder: string;
  databaseUrl: string | undefined;
  poolSize: number;
  /** The first signs, all verify; none: one is kept in the data folder. */
  secrets: readonly string[];
  publicUrl: URL;
  allowedOrigins: ReadonlySet<string>;
  trustedProxies: readonly string[];
  introspection: boolean;
  /** Whether registered documents alone run. */
  registeredDocumentsOnly: boolean;
  graphqlCostPerMinute: number;
  registryUrl: string;
  channel: string;
  metricsToken: string | undefined;
  smtpUrl: string | undefined;
  botCheck: boolean;
  /** Keys to derive for a proof of work, on average. */
  botCheckWork: number;
  /** The model that words the assistant's answers; both address and name are needed. */
  assistant:
    | {
        url: string;
        key: string | undefined;
        model: string;
        inputCents: number;
        outputCents: number;
        silenceMs: number;
      }
    | undefined;
  /** Between these times the shop answers offers for their sellers. */
  offerAnswerDelay: { leastSeconds: number; mostSeconds: number };
  prerenderImages: 'all' | 'first' | 'none';
  /** Days that security events are kept. */
  securityLogDays: number;
  logLevel: string;
  /** Who charges: Stripe when its keys are set, else the sandbox gateway, which does not exist in production. */
  payments: { gateway: GatewaySettings | undefined; stripe: StripeSettings | undefined };
  /** The app at Intuit by which the books go to QuickBooks Online; undefined when that is off. */
  quickbooks: QuickBooksSettings | undefined;
  /** Where daily exchange rates come from; undefined: prices are shown in other currencies only by rates that are stored already. */
  exchangeRates: ExchangeRateSettings | undefined;
  /** Who computes sales tax: Stripe Tax when its key is set, else the table of state rates. */
  tax: { stripe: StripeTaxSettings | undefined };
};

const REPOSITORY = new URL('../../../', import.meta.url).pathname;
const split = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readConfig(variables: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) throw new Error(`The API's settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { data } = parsed;
  const publicUrl = new URL(data.PUBLIC_URL);
  const environment = readEnvironment(variables);
  const isProduction = environment === 'production';
  return {
    port: data.API_PORT ?? data.PORT ?? 3001,
    host: data.HOST,
    environment,
    dataFolder: resolve(REPOSITORY, data.HEADSTOCK_DATA),
    databaseUrl: data.DATABASE_URL,
    poolSize: data.DATABASE_POOL,
    secrets: splitSecrets(data.HEADSTOCK_SECRET),
    publicUrl,
    allowedOrigins: new Set([publicUrl.origin, ...split(data.ALLOWED_ORIGINS)]),
    trustedProxies: split(data.TRUSTED_PROXIES),
    introspection: data.ALLOW_INTROSPECTION ?? !isProduction,
    registeredDocumentsOnly: (data.GRAPHQL_DOCUMENTS ?? (isProduction ? 'registered' : 'any')) === 'registered',
    graphqlCostPerMinute: data.GRAPHQL_COST_PER_MINUTE,
    registryUrl: data.REGISTRY_URL.replace(/\/$/, ''),
    channel: data.CHANNEL,
    metricsToken: data.METRICS_TOKEN,
    smtpUrl: data.SMTP_URL,
    botCheck: data.BOT_CHECK ?? isProduction,
    botCheckWork: data.BOT_CHECK_WORK,
    assistant:
      data.ASSISTANT_URL !== undefined && data.ASSISTANT_MODEL !== undefined
        ? {
            url: data.ASSISTANT_URL,
            key: data.ASSISTANT_KEY,
            model: data.ASSISTANT_MODEL,
            inputCents: data.ASSISTANT_INPUT_CENTS,
            outputCents: data.ASSISTANT_OUTPUT_CENTS,
            silenceMs: data.ASSISTANT_SILENCE_SECONDS * 1_000,
          }
        : undefined,
    offerAnswerDelay: readDelay(data.OFFER_ANSWER_SECONDS),
    prerenderImages: data.PRERENDER_IMAGES,
    securityLogDays: data.SECURITY_LOG_DAYS,
    logLevel: data.LOG_LEVEL,
    payments: {
      // Its keys are public, so that a production shop does not even know it.
      gateway: isProduction ? undefined : readGatewaySettings(variables),
      stripe: readStripeSettings(variables),
    },
    quickbooks: readQuickBooksSettings(variables),
    exchangeRates: readExchangeRateSettings(variables),
    tax: { stripe: readStripeTaxSettings(variables) },
  };
}

/** Reads the settings of a server: as `readConfig`, and throws an Error that names everything without which production is not safe. */
export function readServerConfig(variables: NodeJS.ProcessEnv): Config {
  return readServerSettings(variables, [environmentSchema, stripeEnvironmentSchema], () => readConfig(variables));
}

/** A folder or file in the data folder. */
export function inDataFolder({ dataFolder }: Config, ...path: string[]): string {
  return join(dataFolder, ...path);
}
