import { z } from 'zod';

/** The environment variables, each with its meaning. */
export const stripeEnvironmentSchema = z.object({
  STRIPE_SECRET_KEY: z
    .string()
    .min(8)
    .optional()
    .meta({ description: "Turns Stripe on, together with the webhook's secret.", production: 'required' }),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .min(8)
    .optional()
    .meta({ description: "The key that signs Stripe's webhooks.", production: 'required' }),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .min(8)
    .optional()
    .meta({ description: 'The key that browsers may know; the card form needs it.', production: 'required' }),
  STRIPE_TERMINAL_READER: z
    .string()
    .min(1)
    .optional()
    .meta({ description: 'The reader at the counter that a terminal payment without a name goes to.' }),
  STRIPE_API_URL: z.url().optional().meta({ description: "Another address of Stripe's API, for tests." }),
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
  const parsed = stripeEnvironmentSchema.safeParse(environment);
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
