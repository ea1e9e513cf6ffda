import { expect, it } from '@jest/globals';
import { followRevision } from './follow-revision.ts';

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

it('says once that texts have changed, and nothing while the API is away or says the same', async () => {
  const answers: (string | null | Error)[] = ['1', '1', new Error('away'), null, '2', '2'];
  let forgotten = 0;
  let asked = 0;
  const changes = followRevision(async () => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? null;
    if (answer instanceof Error) throw answer;
    return answer;
  }, 1);
  changes.onChange(() => {
    forgotten += 1;
  });
  while (asked < 9) await pause(2);
  expect(forgotten).toBe(1);
  changes.stop();
  await pause(5);
  const until = asked;
  await pause(10);
  expect(asked).toBe(until);
});
