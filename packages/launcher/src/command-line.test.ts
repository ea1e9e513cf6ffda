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
  it('gives what was said', () => {
    expect(look('--origin', 'there')).toEqual({ status: 0, stdout: 'there\n', stderr: '' });
    expect(look()).toMatchObject({ stdout: 'here\n' });
  });

  it('tells on --help how the command is used', () => {
    expect(look('--help')).toEqual({ status: 0, stdout: 'Usage: npm run look\n', stderr: '' });
  });

  it.each([
    [['--nonsense'], "Unknown option '--nonsense'."],
    [['nonsense'], "Unexpected argument 'nonsense'."],
    [['--origin'], "Option '--origin <value>' argument missing."],
  ])('refuses %j, says why, and tells how the command is used', (words, problem) => {
    expect(look(...words)).toEqual({ status: 2, stdout: '', stderr: `${problem}\nUsage: npm run look\n` });
  });
});
