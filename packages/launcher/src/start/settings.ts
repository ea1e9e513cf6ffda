import { resolve } from 'node:path';
import { type Environment, environmentSetting, readEnvironment } from '@headstock/contracts/environment';
import { z } from 'zod';
import { workspaceRoot } from '#launcher/workspace.ts';

const port = z.coerce.number().int().min(1).max(65_535);

/** The environment variables, each with its meaning. */
export const environmentSchema = z.object({
  PORT: port
    .max(65_532)
    .default(3000)
    .meta({ description: 'Port of the shop; the other processes take the three ports after it.' }),
  API_PORT: port.optional().meta({ description: 'Port of the API; by default PORT + 1.' }),
  REGISTRY_PORT: port.optional().meta({ description: 'Port of the registry; by default PORT + 2.' }),
  GATEWAY_PORT: port.optional().meta({ description: 'Port of the sandbox gateway; by default PORT + 3.' }),
  HEADSTOCK_DATA: z
    .string()
    .min(1)
    .default('.headstock')
    .meta({ description: 'Folder of everything that is stored: database, pictures, builds, logs.' }),
  HEADSTOCK_ENV: environmentSetting,
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .meta({ description: 'How the code runs; the build and the servers are made for production.' }),
});

/** The processes of a local start, by the name of their log file. */
export type ServiceName = 'api' | 'gateway' | 'registry' | 'shell';

export type Settings = {
  ports: Readonly<Record<ServiceName, number>>;
  /** Absolute path. */
  dataFolder: string;
  environment: Environment;
  nodeEnvironment: 'production' | 'development' | 'test';
};

/** Reads the settings from environment variables; throws an Error that names each wrong variable. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) throw new Error(`These settings are wrong:\n${z.prettifyError(parsed.error)}`);
  const { PORT, API_PORT, REGISTRY_PORT, GATEWAY_PORT, HEADSTOCK_DATA, NODE_ENV } = parsed.data;
  return {
    ports: {
      shell: PORT,
      api: API_PORT ?? PORT + 1,
      registry: REGISTRY_PORT ?? PORT + 2,
      gateway: GATEWAY_PORT ?? PORT + 3,
    },
    dataFolder: resolve(workspaceRoot, HEADSTOCK_DATA),
    environment: readEnvironment(environment),
    nodeEnvironment: NODE_ENV,
  };
}
