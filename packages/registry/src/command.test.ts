import { describe, expect, it } from '@jest/globals';
import { runCommand } from './command.ts';
import { createRegistryFixture } from './registry.fixture.ts';

describe('the registry command', () => {
  it('publishes, publishes a canary, lists, rolls back', async () => {
    await using registry = await createRegistryFixture();
    const run = (...argv: string[]) => runCommand(argv, registry.storage);
    const [one, two] = [await registry.buildOutput('one'), await registry.buildOutput('two')];

    const first = await run('publish', 'mfe-catalog', '--from', one);
    expect(first).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^production now serves mfe-catalog \w{16} /),
    });
    const again = await run('publish', 'mfe-catalog', '--from', one);
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('nothing changed') });
    const canary = await run('publish', 'mfe-catalog', '--from', two, '--canary', '10');
    expect(canary.output).toContain('to 10 % of the visitors');
    expect((await run('list')).output).toContain('production (canary, 10 %)');
    expect((await run('rollback', 'mfe-catalog')).output).toContain('The canary is withdrawn');
  });

  it('exits with 1 and a reason when a change is refused', async () => {
    await using registry = await createRegistryFixture();
    const refused = await runCommand(['rollback', 'mfe-catalog'], registry.storage);
    expect(refused).toEqual({ code: 1, output: 'production serves no mfe-catalog. Publish it first.' });
  });

  it.each([
    [[]],
    [['publsh', 'mfe-catalog']],
    [['constructor']],
    [['publish']],
    [['publish', '../etc']],
    [['publish', 'mfe-catalog', 'mfe-admin']],
    [['publish', 'mfe-catalog', '--canary', '100']],
    [['publish', 'mfe-catalog', '--canary', 'some']],
    [['publish', 'mfe-catalog', '--channel', '../x']],
    [['rollback', 'mfe-catalog', '--to', 'latest']],
    [['rollback', 'mfe-catalog', '--keep', '3']],
    [['prune']],
    [['prune', '--keep', '0']],
  ])('exits with 2 and the usage for %j', async (argv) => {
    await using registry = await createRegistryFixture();
    const { code, output } = await runCommand(argv, registry.storage);
    expect(code).toBe(2);
    expect(output).toContain('Usage: npm run registry');
  });

  it('prints its usage with --help', async () => {
    await using registry = await createRegistryFixture();
    expect(await runCommand(['--help'], registry.storage)).toMatchObject({ code: 0 });
  });
});
