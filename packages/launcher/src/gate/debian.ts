import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { findProgram } from '@headstock/test-browser/find-program';

const run = async (command: string, args: readonly string[]): Promise<boolean> => {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  const [code] = await once(child, 'close').catch(() => [1]);
  return code === 0;
};

/** True where this process may install Debian packages: root on Debian, Ubuntu or their relatives. */
export function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !findProgram(['apt-get'])) return false;
  const release = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(release);
}

const install = (name: string): Promise<boolean> => run('apt-get', ['install', '-y', '--no-install-recommends', name]);

/** Installs a Debian package if the lists of packages that are there know it; gives false when that did not work. */
export const installKnownPackage = install;

/** Installs a Debian package, after an update of the lists where it must be; gives false when that did not work. */
export const installPackage = async (name: string): Promise<boolean> =>
  (await install(name)) || ((await run('apt-get', ['update'])) && install(name));
