const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * What takes longest because it waits for processes and timers: begun last, it would keep a single core busy at the end. Where no run
 * before it is remembered, Jest goes by the size of files.
 */
const longest = [
  'packages/launcher/src/start.test.ts',
  'shell/server/supervise-workers.test.ts',
  'packages/api/src/modules/assistant/hostile-texts.test.ts',
  'packages/api/src/contract/hostile-texts.test.ts',
  'packages/launcher/src/gate/boundaries.test.ts',
];

module.exports = class LongestFirst extends Sequencer {
  async sort(tests) {
    const isLongest = ({ path }) => longest.some((name) => path.endsWith(name));
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's own
    const sorted = await super.sort(tests);
    return [...sorted.filter(isLongest), ...sorted.filter((test) => !isLongest(test))];
  }
};
