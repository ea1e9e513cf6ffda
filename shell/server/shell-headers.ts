import { secretsOf } from '@headstock/api/secret';
import { makeShellKey, SHELL_HEADER } from '@headstock/api/shell-key';
import type { ShellConfig } from './config.ts';

const known = new WeakMap<ShellConfig, Readonly<Record<string, string>>>();

/** The headers by which the API knows that this server asks for a page that it renders, and not a visitor. */
export function shellHeaders(config: ShellConfig): Readonly<Record<string, string>> {
  const headers = known.get(config) ?? {
    [SHELL_HEADER]: makeShellKey(secretsOf(config.secrets, config.dataFolder)[0]),
  };
  known.set(config, headers);
  return headers;
}
