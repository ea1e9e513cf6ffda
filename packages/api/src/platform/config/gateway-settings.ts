import { z } from 'zod';

const origin = z.url().transform((url) => new URL(url).origin);

/** The environment variables, each with its meaning. */
export const gatewayEnvironmentSchema = z.object({
  GATEWAY_URL: origin
    .default('http://127.0.0.1:3003')
    .meta({ description: 'Where this server reaches the sandbox gateway.' }),
  GATEWAY_PUBLIC_URL: origin
    .optional()
    .meta({ description: 'Where browsers reach it; by default the same machine under its own name.' }),
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
  GATEWAY_TIMEOUT_MS: z.coerce.number().int().min(100).max(20_000).default(6_000).meta({
    description: 'How long a charge may take before the shopper is told that it is pending, in milliseconds.',
  }),
});

/** The settings of the sandbox gateway's client. */
export type GatewaySettings = {
  readonly url: string;
  readonly publicUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly timeoutMs: number;
};

/** A gateway on this machine is called by the name that the shop's own address has. */
function publicUrlOf(url: string): string {
  const named = new URL(url);
  if (named.hostname === '127.0.0.1') named.hostname = 'localhost';
  return named.origin;
}

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readGatewaySettings(environment: NodeJS.ProcessEnv): GatewaySettings {
  const parsed = gatewayEnvironmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The settings of payments are wrong:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  return {
    url: settings.GATEWAY_URL,
    publicUrl: settings.GATEWAY_PUBLIC_URL ?? publicUrlOf(settings.GATEWAY_URL),
    secretKey: settings.GATEWAY_SECRET_KEY,
    webhookSecret: settings.GATEWAY_WEBHOOK_SECRET,
    timeoutMs: settings.GATEWAY_TIMEOUT_MS,
  };
}
