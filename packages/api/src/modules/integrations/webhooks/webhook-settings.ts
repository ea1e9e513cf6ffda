import type { Logger } from 'pino';
import type { Db } from '#api/platform/db/database.ts';
import { developmentNetwork, type Network, publicNetwork } from '#api/platform/remote-hosts/network.ts';
import type { Services } from '#api/platform/services.ts';
import { TIME_LIMIT_MS } from './send-message.ts';

/** What webhooks need of the process. */
export type WebhookSettings = {
  readonly secret: string;
  readonly secrets: readonly string[];
  /** A shop of production reaches the public internet alone; every other also this machine. */
  readonly isProduction: boolean;
};

/** What sending needs beyond that. */
export type WebhookContext = WebhookSettings & {
  readonly db: Db;
  readonly log: Logger;
  readonly publicUrl: URL;
  readonly network: Network;
  /** How long one attempt may take, from the first question to the last byte that is read. */
  readonly timeLimitMs: number;
};

/** What messages may be sent to. */
export const networkOf = ({ isProduction }: Pick<WebhookSettings, 'isProduction'>): Network =>
  isProduction ? publicNetwork : developmentNetwork;

/** The settings of a process. */
export const webhookSettingsOf = ({ secret, secrets, config }: Omit<Services, 'db'>): WebhookSettings => ({
  secret,
  secrets,
  isProduction: config.environment === 'production',
});

/** What the worker of a process needs. */
export function webhookContextOf(services: Services): WebhookContext {
  const settings = webhookSettingsOf(services);
  const { db, log, config } = services;
  return {
    ...settings,
    db,
    log,
    publicUrl: config.publicUrl,
    network: networkOf(settings),
    timeLimitMs: TIME_LIMIT_MS,
  };
}
