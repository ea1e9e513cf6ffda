import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type BuildFile, buildIdOf } from './build.model.ts';
import { RegistryError } from './registry-error.ts';

const SIDES = ['browser', 'server'];

async function readSide(folder: string, side: string): Promise<BuildFile[]> {
  const entries = await readdir(join(folder, side), { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => ({
      path: relative(folder, file).split(sep).join('/'),
      contents: await readFile(file),
    })),
  );
}

/** Reads what a remote's build wrote into `folder`; refuses a folder that lacks a side's entry. */
export async function readBuildOutput(folder: string): Promise<BuildFile[]> {
  const files = (await Promise.all(SIDES.map((side) => readSide(folder, side)))).flat();
  for (const side of SIDES) {
    if (!files.some(({ path }) => path === `${side}/remoteEntry.js`)) {
      throw new RegistryError(`${folder} has no ${side}/remoteEntry.js. Build the remote first: npm run build`);
    }
  }
  return files;
}

/** The id that the build output in `folder` has, or will have, in the registry. */
export const identifyBuildOutput = async (folder: string): Promise<string> => buildIdOf(await readBuildOutput(folder));
