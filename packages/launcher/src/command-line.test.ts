import { spawnSync } from 'node:child_process';
import { describe, expect, it } from '@jest/globals';
import { inWorkspace } from './workspace.ts';

const SCRIPT = `
  import { readArguments } from ${JSON.stringify(inWorkspace('packages/launcher/src/command-line.ts'))};
  const { values } = readArguments('Usage: npm run look', { options: { origin: { type: 'string', default: 'here' } } });
  console.log(values.origin);`;

function look(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, '--', 'look.ts', ...words],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

describe('readArguments', () => {
  it('returns the given options', () => {
    expect(look('--origin', 'there')).toEqual({ status: 0, stdout: 'there\n', stderr: '' });
    expect(look()).toMatchObject({ stdout: 'here\n' });
  });

  it('prints the usage on --help', () => {
    expect(look('--help')).toEqual({ status: 0, stdout: 'Usage: npm run look\n', stderr: '' });
  });

  it.each([
    [['--nonsense'], "Unknown option '--nonsense'."],
    [['nonsense'], "Unexpected argument 'nonsense'."],
    [['--origin'], "Option '--origin <value>' argument missing."],
  ])('refuses %j with a reason and the usage', (words, problem) => {
    expect(look(...words)).toEqual({ status: 2, stdout: '', stderr: `${problem}\nUsage: npm run look\n` });
  });
});
