import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { publish } from '@headstock/registry/publish';
import { createRegistryFixture, type RegistryFixture } from '@headstock/registry/testing';
import { openPeople, type People } from '#api/modules/people/people.fixture.ts';
import { makeShellKey, SHELL_HEADER } from '#api/http/shell-key.ts';
import { registryOf } from './read-remotes.ts';

type Remote = {
  name: string;
  builds: { id: string; servedBy: string[]; failureCount: number }[];
  channels: {
    name: string;
    revision: number;
    buildId: string;
    since: string | null;
    previousBuildId: string | null;
    changedBy: { id: string } | null;
  }[];
  failures: { message: string; count: number; source: string }[];
};

const REMOTES = `{ remotes { name builds { id servedBy failureCount }
  channels { name revision buildId since previousBuildId changedBy { id } } failures { message count source } } }`;

let people: People;
let outputs: RegistryFixture;
beforeAll(async () => {
  people = await openPeople();
  outputs = await createRegistryFixture();
});
afterAll(async () => {
  await outputs[Symbol.asyncDispose]();
  await people.api.close();
});

const storage = () => registryOf(people.api.services.config);
const publishText = async (text: string): Promise<string> =>
  (
    await publish(storage(), {
      remote: 'mfe-catalog',
      channel: 'production',
      from: await outputs.buildOutput(text),
      compress: text === 'one',
    })
  ).buildId;

async function read() {
  const { data, errors } = await people.owner.query<{ remotes: Remote[] }>(REMOTES);
  if (!data) throw new Error(errors?.[0]?.message);
  const remote = data.remotes.find(({ name }) => name === 'mfe-catalog');
  const channel = remote?.channels.find(({ name }) => name === 'production');
  return { remotes: data.remotes, remote, channel };
}

const roll = (revision: number, to?: string, remote = 'mfe-catalog') =>
  `remoteRollBack(remote: "${remote}", channel: "production", revision: ${revision}${to ? `, to: "${to}"` : ''})`;

it('has no remotes before anything was published', async () => {
  expect((await read()).remotes).toEqual([]);
});

describe('a remote', () => {
  let one = '';
  let two = '';
  beforeEach(async () => {
    one = await publishText('one');
    two = await publishText('two');
  });

  it('is shown with its builds, what its channels serve, and since when', async () => {
    const { remote, channel } = await read();
    expect(remote?.builds.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
    expect(channel).toMatchObject({ buildId: two, previousBuildId: one, changedBy: null, since: expect.any(String) });
  });

  it('goes back to an earlier build, and says who did it', async () => {
    const { channel } = await read();
    expect(await people.send(people.owner, roll(channel?.revision ?? 0))).toMatchObject({ success: true });
    const after = await read();
    expect(after.channel).toMatchObject({ buildId: one, changedBy: { id: people.ownerId } });
    expect((await storage().openChannel('production')).manifest.remotes['mfe-catalog']?.current).toBe(one);
    const audit = await people.audit('remote.rolled-back');
    expect(audit.at(-1)).toMatchObject({
      subject_id: 'mfe-catalog',
      detail: { channel: 'production', from: two, to: one },
    });
  });

  it('is left alone by one of two who change it at once, and by whoever read an older revision', async () => {
    const { channel } = await read();
    const revision = channel?.revision ?? 0;
    const answers = await Promise.all([
      people.send(people.owner, roll(revision, one)),
      people.send(people.owner, roll(revision, one)),
    ]);
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['changed', 'done']);
    expect(await people.send(people.owner, roll(revision, two))).toMatchObject({ code: 'changed' });
  });

  it('does not go to a build that is none, or that no shell would serve', async () => {
    const { channel } = await read();
    const revision = channel?.revision ?? 0;
    expect(await people.send(people.owner, roll(revision, '0123456789abcdef'))).toMatchObject({ code: 'refused' });
    for (const to of ['../../etc', 'x'])
      expect(await people.send(people.owner, roll(revision, to))).toMatchObject({ code: 'not-found' });
    expect(await people.send(people.owner, roll(revision, one, 'mfe-moon'))).toMatchObject({ code: 'not-found' });
    const broken = await publishText('broken');
    await publishText('two');
    const file = join(storage().buildsFolder, 'mfe-catalog', broken, 'server/remoteEntry.js');
    await writeFile(file, 'exports.text = "somebody else";');
    const now = (await read()).channel;
    const refused = await people.send(people.owner, roll(now?.revision ?? 0, broken));
    expect(refused).toMatchObject({
      code: 'refused',
      message: expect.stringContaining('not those that were published'),
    });
    expect((await read()).channel?.buildId).toBe(two);
  });

  it('is for staff who look after the system', async () => {
    const { visitor } = await people.staff(`reader-${two}-${Math.random()}@example.com`, [
      'system:read',
      'orders:write',
    ]);
    expect((await visitor.query(REMOTES)).errors).toBeUndefined();
    expect(await people.send(visitor, roll(1))).toEqual({ error: 'FORBIDDEN' });
    expect(await people.send(people.customer, roll(1))).toEqual({ error: 'FORBIDDEN' });
    expect(await people.send(people.api.visitor(), roll(1))).toEqual({ error: 'UNAUTHENTICATED' });
  });
});

describe('failures of remotes', () => {
  const report = (failures: object[], key?: string) =>
    fetch(`${people.api.url}/api/remote-failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { [SHELL_HEADER]: key }) },
      body: JSON.stringify({ failures }),
    });

  it('are counted by what they say, for the shell alone', async () => {
    const buildId = await publishText('one');
    const failure = {
      remote: 'mfe-catalog',
      buildId,
      source: 'BROWSER',
      place: 'render',
      message: 'x is undefined',
      count: 2,
    };
    const key = makeShellKey(people.api.services.secret);
    expect((await report([failure])).status).toBe(404);
    expect((await report([failure], 'forged')).status).toBe(404);
    expect((await report([{ ...failure, remote: '../x' }], key)).status).toBe(400);
    expect((await report([failure], key)).status).toBe(204);
    expect(
      (
        await report(
          [
            { ...failure, count: 3 },
            { ...failure, message: 'm'.repeat(5_000) },
          ],
          key,
        )
      ).status,
    ).toBe(204);
    const { remote } = await read();
    expect(remote?.failures.map(({ count, message }) => [count, message.length]).toSorted()).toEqual([
      [2, 300],
      [5, 14],
    ]);
    expect(remote?.builds.find(({ id }) => id === buildId)?.failureCount).toBe(7);
  });
});
