import type { RemoteContract, RemoteRoute } from '../../src/remote-contract.ts';
import { compareRoutes } from './route-order.model.ts';

/** A contract as it is read from a file: its remote need not be in the generated list yet. */
export type ContractOf = Omit<RemoteContract, 'name'> & { readonly name: string };
type Rule = RemoteRoute & { readonly remote: string };

const header =
  "// Generated from every remote's src/contract.ts by packages/contracts/scripts/generate-remotes.ts. Do not edit.\n";

/** The routes of all remotes, most specific first. Throws when two patterns match the same paths. */
export function composeRoutes(contracts: readonly ContractOf[]): Rule[] {
  const rules = contracts
    .flatMap(({ name, routes }) => routes.map(({ path, ...rest }): Rule => ({ path, remote: name, ...rest })))
    .toSorted((one, other) => compareRoutes(one.path, other.path));
  rules.forEach((rule, i) => {
    const next = rules[i + 1];
    if (next && compareRoutes(rule.path, next.path) === 0)
      throw new Error(
        `“${rule.path}” of ${rule.remote} and “${next.path}” of ${next.remote} match the same paths: remove one.`,
      );
  });
  return rules;
}

/** The text of `remotes.generated.ts`. */
export function renderRemotes(contracts: readonly ContractOf[]): string {
  const byName = contracts.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const pick = (value: (contract: ContractOf) => unknown): string =>
    byName.map((contract) => `  '${contract.name}': ${JSON.stringify(value(contract))},\n`).join('');
  const rules = composeRoutes(contracts).map((rule) => `  ${JSON.stringify(rule)},\n`);
  return [
    header,
    `export const remoteNames = ${JSON.stringify(byName.map(({ name }) => name))} as const;\n`,
    `export const remoteAudience = {\n${pick(({ audience }) => audience)}} as const;\n`,
    `export const remoteExposes = {\n${pick(({ exposes }) => exposes)}} as const;\n`,
    `export const routeTable = [\n${rules.join('')}] as const;\n`,
  ].join('\n');
}
