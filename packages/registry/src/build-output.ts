import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { checkServerFiles, chunkMapFile, parseChunkMap, remoteEntryFile } from '@headstock/contracts/remote-build';
import { documentListFile, documentListSchema } from '@headstock/contracts/registry';
import { type BuildFile, buildIdOf, integrityOf } from './build.model.ts';
import { RegistryError } from './registry-error.ts';
import type { BuildRecord, Storage } from './storage.ts';

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

/** A list that cannot be read would keep the documents of every other remote from the API. */
function checkDocuments(files: readonly BuildFile[]): void {
  const list = files.find(({ path }) => path === documentListFile);
  if (list) documentListSchema.parse(JSON.parse(list.contents.toString('utf8')));
}

/** Checks a build as a shell does before it serves it. @throws RegistryError with the reason. */
function checkBuild(folder: string, files: readonly BuildFile[]): void {
  const refuse = (reason: string): never => {
    throw new RegistryError(`No shell would serve ${folder}: ${reason}`);
  };
  const chunkMap = files.find(({ path }) => path === `browser/${chunkMapFile}`);
  if (!chunkMap) return refuse(`browser/${chunkMapFile} is missing. Build the remote with the federation preset.`);
  try {
    parseChunkMap(chunkMap.contents.toString('utf8'));
    checkServerFiles(integrityOf(files));
    checkDocuments(files);
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

/** Reads what a remote's build wrote into `folder`. @throws RegistryError for a build that a shell would refuse. */
export async function readBuildOutput(folder: string): Promise<BuildFile[]> {
  const files = (await Promise.all(SIDES.map((side) => readSide(folder, side)))).flat();
  for (const side of SIDES) {
    if (!files.some(({ path }) => path === `${side}/${remoteEntryFile}`)) {
      throw new RegistryError(`${folder} has no ${side}/${remoteEntryFile}. Build the remote first: npm run build`);
    }
  }
  checkBuild(folder, files);
  return files;
}

/** The id that the build output in `folder` has, or will have, in the registry. */
export const identifyBuildOutput = async (folder: string): Promise<string> => buildIdOf(await readBuildOutput(folder));

/** Checks a build that is stored already as publishing checks it, and that its files are still those that came. @throws RegistryError. */
export async function checkStoredBuild(storage: Storage, { remote, buildId }: BuildRecord): Promise<void> {
  const folder = join(storage.buildsFolder, remote, buildId);
  const files = await readBuildOutput(folder);
  // What publishing has put beside them is not part of the build.
  const own = files.filter(({ path }) => !isCompressedSibling(path, files));
  if (buildIdOf(own) !== buildId)
    throw new RegistryError(`No shell would serve ${folder}: its files are not those that were published.`);
}

const isCompressedSibling = (path: string, files: readonly BuildFile[]): boolean =>
  /\.(br|gz)$/.test(path) && files.some((file) => file.path === path.replace(/\.(br|gz)$/, ''));
