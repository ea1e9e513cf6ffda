import { z } from 'zod';

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Which kind of shop this is. `staging` is a production shop to look at, with sandbox payments, which search engines stay away from. */
export const environments = ['demo', 'production', 'staging', 'test'] as const;
export type Environment = (typeof environments)[number];

/** The setting in every process. */
export const environmentSetting = z.enum(environments).optional().meta({
  description:
    'Which kind of shop this is, the same in all processes: `demo` (demo accounts and goods, sandbox payments), `production`, `staging` (sandbox payments, no search engines), or `test`. Without it, `production` where `DATABASE_URL` or `PUBLIC_URL` is set, else `demo`.',
  production: 'required',
});

/** The environment that the variables mean. A shop with a database or an address of its own is no demo unless it says so. */
export function readEnvironment(variables: Variables): Environment {
  const given = environmentSetting.parse(variables['HEADSTOCK_ENV'] || undefined);
  return given ?? (variables['DATABASE_URL'] || variables['PUBLIC_URL'] ? 'production' : 'demo');
}

/** The setting in every process that signs or verifies. */
export const secretSetting = z
  .string()
  .refine(
    (list) => splitSecrets(list).every((secret) => secret.length >= 32),
    'Each secret has at least 32 characters.',
  )
  .optional()
  .meta({
    description:
      'Secrets of at least 32 characters, separated by commas, equal in all processes of a shop: the first signs, all verify. To change it, put the new one in front, and take the old one out after 30 days. Without it one is made and kept in HEADSTOCK_DATA.',
    production: 'required',
  });

/** The secrets in `HEADSTOCK_SECRET`, the one that signs first. */
export function splitSecrets(list: string | undefined): string[] {
  return (list ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
}

/** The variables that a schema marks as required in production. */
function requiredIn(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) =>
    field instanceof z.ZodType && field.meta()?.['production'] === 'required' ? [name] : [],
  );
}

/**
 * What keeps a production shop from being safe, one sentence for each variable; nothing outside production. `HEADSTOCK_ENV` itself may be left
 * out, as a shop with a database or an address is one of production anyway.
 */
export function productionProblems(variables: Variables, schemas: readonly z.ZodObject[]): string[] {
  if (readEnvironment(variables) !== 'production') return [];
  const required = new Set(schemas.flatMap(requiredIn));
  required.delete('HEADSTOCK_ENV');
  const missing = [...required].filter((name) => !variables[name]);
  const url = variables['PUBLIC_URL'];
  const isPlain = required.has('PUBLIC_URL') && url !== undefined && !/^https:/i.test(url);
  return [
    ...missing.map((name) => `${name} is missing.`),
    ...(isPlain ? ['PUBLIC_URL must begin with https://, as cookies travel in the open otherwise.'] : []),
  ];
}

/** Throws an Error that names everything that is missing, if anything is. */
export function requireProductionSettings(variables: Variables, schemas: readonly z.ZodObject[]): void {
  const problems = productionProblems(variables, schemas);
  if (problems.length === 0) return;
  const hint = 'This is a production shop. Set what is missing, or HEADSTOCK_ENV=demo for a demo shop.';
  throw new Error([hint, ...problems.map((problem) => `  ${problem}`)].join('\n'));
}

const messageOf = (work: () => unknown): string[] => {
  try {
    work();
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
};

/** What `read` gives of a server's settings; throws an Error that names what is wrong and what production lacks, both at once. */
export function readServerSettings<Settings>(
  variables: Variables,
  schemas: readonly z.ZodObject[],
  read: () => Settings,
): Settings {
  const missing = messageOf(() => requireProductionSettings(variables, schemas));
  if (missing.length === 0) return read();
  throw new Error([...messageOf(read), ...missing].join('\n'));
}
