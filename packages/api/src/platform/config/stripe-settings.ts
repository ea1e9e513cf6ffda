import { z } from 'zod';

const schema = z.object({
  /** Turns Stripe on, together with the webhook's secret. */
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  /** The key that browsers may know; the card form needs it. */
  STRIPE_PUBLISHABLE_KEY: z.string().min(8).optional(),
  /** The reader at the counter that a terminal payment without a name goes to. */
  STRIPE_TERMINAL_READER: z.string().min(1).optional(),
  /** Another address of Stripe's API, for tests. */
  STRIPE_API_URL: z.url().optional(),
});

/** The settings of Stripe. */
export type StripeSettings = {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly publishableKey: string | null;
  readonly reader: string | null;
  readonly apiUrl: URL | null;
};

/** Reads the settings from environment variables; undefined without both keys. Throws an Error that names what is wrong. */
export function readStripeSettings(environment: NodeJS.ProcessEnv): StripeSettings | undefined {
  const parsed = schema.safeParse(environment);
  if (!parsed.success) throw new Error(`The settings of Stripe are wrong:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = settings;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret)
    throw new Error('Stripe needs both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET; set both, or none.');
  return {
    secretKey,
    webhookSecret,
    publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? null,
    reader: settings.STRIPE_TERMINAL_READER ?? null,
    apiUrl: apiUrl === undefined ? null : new URL(apiUrl),
  };
}
