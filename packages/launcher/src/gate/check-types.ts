/**
 * Checks the types of every project. Projects with the same compiler options are one program, so that what many of them import
 * is checked once for all, which takes less than half of the processor time of a program for each. What did not change since the last time is not checked again. `npm run typecheck` in a
 * project checks it alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { inWorkspace, workspaceRoot } from '#launcher/workspace.ts';

const CACHE = inWorkspace('node_modules', '.cache', 'headstock', 'types');

const configSchema = z.strictObject({
  extends: z.string(),
  compilerOptions: z.record(z.string(), z.unknown()).default({}),
  include: z.array(z.string()),
  exclude: z.array(z.string()).default([]),
});

/** Projects that are checked together. */
type Program = { compilerOptions: Record<string, unknown>; include: string[]; exclude: string[] };

function readPrograms(): Program[] {
  const programs = new Map<string, Program>();
  for (const file of globSync('{shell,mfe-*,packages/*}/tsconfig.json', { cwd: workspaceRoot }).toSorted()) {
    const folder = inWorkspace(path.dirname(file));
    const config = configSchema.parse(JSON.parse(readFileSync(inWorkspace(file), 'utf8')));
    const key = JSON.stringify(config.compilerOptions);
    const program = programs.get(key) ?? { compilerOptions: config.compilerOptions, include: [], exclude: [] };
    programs.set(key, program);
    program.include.push(...config.include.map((pattern) => path.join(folder, pattern)));
    program.exclude.push(...config.exclude.map((pattern) => path.join(folder, pattern)));
  }
  return [...programs.values()];
}

async function check({ compilerOptions, include, exclude }: Program, index: number): Promise<boolean> {
  const config = path.join(CACHE, `program-${index}.json`);
  const content = {
    extends: inWorkspace('tsconfig.base.json'),
    compilerOptions: {
      ...compilerOptions,
      incremental: true,
      tsBuildInfoFile: path.join(CACHE, `program-${index}.tsbuildinfo`),
    },
    include,
    exclude,
  };
  writeFileSync(config, JSON.stringify(content));
  const compiler = inWorkspace('node_modules', 'typescript', 'bin', 'tsc');
  const child = spawn(process.execPath, [compiler, '-p', config], { cwd: workspaceRoot, stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return code === 0;
}

mkdirSync(CACHE, { recursive: true });
const outcomes = await Promise.all(readPrograms().map(check));
process.exitCode = outcomes.every(Boolean) ? 0 : 1;
