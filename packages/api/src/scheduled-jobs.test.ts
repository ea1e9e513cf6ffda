import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { jobTitles } from './modules/back-office/jobs/job-titles.ts';

describe('the jobs of the shop', () => {
  it('have words in both languages by which staff know them, and no words are left over', async () => {
    // Which of them run depends on the settings: the file names them all.
    const source = await readFile(new URL('scheduled-jobs.ts', import.meta.url), 'utf8');
    const names = [...source.matchAll(/\[\s*'([a-z-]+)',\s*\{ (?:everySeconds|cron):/g)].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(50);
    expect(Object.keys(jobTitles).toSorted()).toEqual(names.toSorted());
    const texts = Object.values(jobTitles).flatMap(({ en, fr }) => [en, fr]);
    expect(new Set(texts).size).toBe(texts.length);
  });
});
