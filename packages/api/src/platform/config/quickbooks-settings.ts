import { z } from 'zod';

/** The environment variables, each with its meaning. */
export const quickbooksEnvironmentSchema = z.object({
  QUICKBOOKS_CLIENT_ID: z
    .string()
    .min(8)
    .optional()
    .meta({ description: "Id of the shop's app at Intuit; turns QuickBooks Online on, together with its secret." }),
  QUICKBOOKS_CLIENT_SECRET: z.string().min(8).optional().meta({ description: 'Secret of that app.' }),
  QUICKBOOKS_ENVIRONMENT: z
    .enum(['production', 'sandbox'])
    .default('production')
    .meta({ description: 'Whether the app reaches companies, or the sandbox companies of Intuit.' }),
  QUICKBOOKS_API_URL: z.url().optional().meta({ description: "Another address of QuickBooks' API, for tests." }),
  QUICKBOOKS_OAUTH_URL: z
    .url()
    .optional()
    .meta({ description: "Another address of Intuit's sign-in and tokens, for tests." }),
});

/** The settings of QuickBooks Online. */
export type QuickBooksSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly revokeUrl: string;
};

const API = {
  production: 'https://quickbooks.api.intuit.com',
  sandbox: 'https://sandbox-quickbooks.api.intuit.com',
} as const;

const withoutSlash = (url: string): string => url.replace(/\/$/, '');

/** Reads the settings from environment variables; undefined without id and secret. Throws an Error that names what is wrong. */
export function readQuickBooksSettings(environment: NodeJS.ProcessEnv): QuickBooksSettings | undefined {
  const parsed = quickbooksEnvironmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`The settings of QuickBooks are wrong:\n${z.prettifyError(parsed.error)}`);
  const settings = parsed.data;
  const { QUICKBOOKS_CLIENT_ID: clientId, QUICKBOOKS_CLIENT_SECRET: clientSecret } = settings;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret)
    throw new Error('QuickBooks needs both QUICKBOOKS_CLIENT_ID and QUICKBOOKS_CLIENT_SECRET; set both, or none.');
  const oauth = settings.QUICKBOOKS_OAUTH_URL && withoutSlash(settings.QUICKBOOKS_OAUTH_URL);
  return {
    clientId,
    clientSecret,
    apiUrl: withoutSlash(settings.QUICKBOOKS_API_URL ?? API[settings.QUICKBOOKS_ENVIRONMENT]),
    authorizeUrl: `${oauth ?? 'https://appcenter.intuit.com'}/connect/oauth2`,
    tokenUrl: `${oauth ?? 'https://oauth.platform.intuit.com'}/oauth2/v1/tokens/bearer`,
    revokeUrl: `${oauth ?? 'https://developer.api.intuit.com'}/v2/oauth2/tokens/revoke`,
  };
}
