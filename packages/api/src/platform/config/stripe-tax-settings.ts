import { z } from 'zod';
import { stripeEnvironmentSchema } from './stripe-settings.ts';

/** The environment variables, each with its meaning. */
export const stripeTaxEnvironmentSchema = z.object({
  STRIPE_TAX_SECRET_KEY: z.string().min(8).optional().meta({
    description:
      "Turns Stripe Tax on: a key of Stripe that may use Tax. Without it tax is the state's rate, where the store profile has nexus.",
  }),
  STRIPE_TAX_GOODS_CODE: z
    .string()
    .regex(/^txcd_\d{8}$/)
    .default('txcd_99999999')
    .meta({ description: "Stripe's tax code of what the shop sells; by default tangible goods in general." }),
  STRIPE_TAX_SHIPPING_CODE: z
    .string()
    .regex(/^txcd_\d{8}$/)
    .default('txcd_92010001')
    .meta({ description: "Stripe's tax code of shipping." }),
  STRIPE_TAX_TIMEOUT_MS: z.coerce.number().int().min(100).max(10_000).default(2_500).meta({
    description:
      'How long a page waits for a tax, in milliseconds. What is not answered by then cannot be paid until it is.',
  }),
});

/** The settings of Stripe Tax. */
export type StripeTaxSettings = {
  readonly secretKey: string;
  readonly goodsCode: string;
  readonly shippingCode: string;
  readonly timeoutMs: number;
  /** Another address of Stripe's API, for tests. */
  readonly apiUrl: URL | null;
};

/** Reads the settings from environment variables; undefined without a key. Throws an Error that names what is wrong. */
export function readStripeTaxSettings(environment: NodeJS.ProcessEnv): StripeTaxSettings | undefined {
  const address = stripeEnvironmentSchema.pick({ STRIPE_API_URL: true });
  const parsed = stripeTaxEnvironmentSchema.extend(address.shape).safeParse(environment);
  if (!parsed.success) throw new Error(`The settings of Stripe Tax are wrong:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  if (settings.STRIPE_TAX_SECRET_KEY === undefined) return undefined;
  return {
    secretKey: settings.STRIPE_TAX_SECRET_KEY,
    goodsCode: settings.STRIPE_TAX_GOODS_CODE,
    shippingCode: settings.STRIPE_TAX_SHIPPING_CODE,
    timeoutMs: settings.STRIPE_TAX_TIMEOUT_MS,
    apiUrl: settings.STRIPE_API_URL === undefined ? null : new URL(settings.STRIPE_API_URL),
  };
}
