import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '#api/platform/db/folder-lock.ts';
import { newId } from '#api/platform/db/new-id.ts';
import { isReachableByAll } from './binaries.ts';
import { serverUser } from './cluster.ts';

const POINTER = 'location';
const OWNER = 'owner';
const NAME = /^[0-9a-z]{13}$/;

function readText(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}

function runs(home: string): boolean {
  const pid = Number.parseInt(readText(join(home, 'postgres-18', 'postmaster.pid')) ?? '', 10);
  return Number.isInteger(pid) && isAlive(pid);
}

/** Removes databases whose data folder was deleted, so that deleting a shop's data folder deletes its database too. */
function removeForsaken(shared: string): void {
  for (const name of readdirSync(shared)) {
    const home = join(shared, name);
    const owner = NAME.test(name) ? readText(join(home, OWNER)) : undefined;
    if (owner === undefined || readText(join(owner, POINTER)) === home || runs(home)) continue;
    rmSync(home, { recursive: true, force: true });
  }
}

/**
 * Where the database of `folder` really lives. That is `folder` itself, unless this process is root (PostgreSQL then
 * runs as another user) and other users cannot reach it, as under /root: then a folder in `shared`, to which a pointer
 * is left behind.
 */
export function reachableHome(folder: string, shared: string): string {
  mkdirSync(folder, { recursive: true });
  if (!('uid' in serverUser()) || isReachableByAll(folder)) return folder;
  mkdirSync(shared, { recursive: true, mode: 0o755 });
  removeForsaken(shared);
  const pointer = join(folder, POINTER);
  const known = readText(pointer);
  if (known !== undefined && existsSync(known)) return known;
  const home = join(shared, newId());
  mkdirSync(home, { mode: 0o755 });
  writeFileSync(join(home, OWNER), folder);
  writeFileSync(pointer, home);
  return home;
}
