import { describeJobsContract } from './jobs-contract.fixture.ts';
import { MemoryJobs, MemoryQueue } from './memory-jobs.ts';

describeJobsContract('memory', async () => {
  const queue = new MemoryQueue();
  return { connect: () => new MemoryJobs(queue), dispose: () => Promise.resolve() };
});
