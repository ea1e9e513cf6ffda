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

/** Installs a Debian package; gives false when that did not work. */
export async function installPackage(name: string): Promise<boolean> {
  const install = ['install', '-y', '--no-install-recommends', name];
  return (await run('apt-get', install)) || ((await run('apt-get', ['update'])) && run('apt-get', install));
}
