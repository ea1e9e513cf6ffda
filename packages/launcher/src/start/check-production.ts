import { readEnvironment, requireProductionSettings, type Variables } from '@headstock/contracts/environment';
import { z } from 'zod';
import { inWorkspace } from '#launcher/workspace.ts';

/** Where the settings of the processes of a production shop are declared, and those that `npm start` sets itself. */
const CONFIGURATIONS: readonly (readonly [file: string, schema: string])[] = [
  ['packages/api/src/platform/config.ts', 'environmentSchema'],
  ['packages/api/src/platform/config/stripe-settings.ts', 'stripeEnvironmentSchema'],
  ['shell/server/config.ts', 'environmentSchema'],
];
const SET_HERE = { API_URL: 'set', REGISTRY_URL: 'set' };

/** A configuration, loaded by path, as no package may depend on an app. */
async function schemaOf([file, name]: (typeof CONFIGURATIONS)[number]): Promise<z.ZodObject> {
  const module: unknown = await import(inWorkspace(file));
  const schema = z.record(z.string(), z.unknown()).parse(module)[name];
  if (!(schema instanceof z.ZodObject)) throw new Error(`${file} exports no schema ${name}.`);
  return schema;
}

/** Throws an Error that names everything that any process of a production shop lacks, before one of them starts. */
export async function checkProduction(variables: Variables): Promise<void> {
  if (readEnvironment(variables) !== 'production') return;
  requireProductionSettings({ ...variables, ...SET_HERE }, await Promise.all(CONFIGURATIONS.map(schemaOf)));
}
