import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTerminal, formatDuration } from './terminal.ts';

function recordOutput(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string | Uint8Array): boolean => written.push(String(text)) > 0;
  return { output: { isTTY, columns: 60, write }, text: () => written.join('') };
}

describe('without a terminal', () => {
  it('writes an activity once, whatever its progress', () => {
    const { output, text } = recordOutput(false);
    const terminal = createTerminal(output, {});
    for (const done of [1, 2, 96]) terminal.activity('api', `Drawing pictures ${done}/96`);
    terminal.activity('api');
    terminal.done('Started api', 1234);
    terminal.fail('shell ended');
    terminal.close();
    expect(text()).toBe('  Drawing pictures\n✓ Started api (1.2 s)\n✗ shell ended\n');
  });
});

describe('in a terminal', () => {
  it('keeps one live status line below the permanent lines', async () => {
    const { output, text } = recordOutput(true);
    const terminal = createTerminal(output, { NO_COLOR: '1' });
    terminal.activity('build', 'Building');
    terminal.activity('api', 'Drawing pictures 12/96');
    await sleep(150);
    expect(text()).toMatch(/\r\u001B\[2K. Building · Drawing pictures 12\/96 \(\d\.\d s\)$/);
    terminal.say('A lasting line.');
    expect(text()).toMatch(/\r\u001B\[2KA lasting line\.\n\r\u001B\[2K. Building/);
    terminal.close();
    const closed = text();
    await sleep(150);
    expect(text()).toBe(closed);
    expect(closed).toMatch(/\r\u001B\[2K$/);
  });

  it('never draws wider than the terminal', async () => {
    const { output, text } = recordOutput(true);
    const terminal = createTerminal(output, { NO_COLOR: '1' });
    terminal.activity('api', 'x'.repeat(500));
    await sleep(150);
    terminal.close();
    for (const line of text().split('\r\u001B[2K')) expect(line.length).toBeLessThan(60);
  });

  it.each([
    [{}, true],
    [{ NO_COLOR: '1' }, false],
    [{ TERM: 'dumb' }, false],
  ])('uses colours with %j: %s', (environment, coloured) => {
    const { output, text } = recordOutput(true);
    createTerminal(output, environment).done('Started', 10);
    expect(text().includes('\u001B[32m')).toBe(coloured);
  });
});

describe('formatDuration', () => {
  it.each([
    [40, '0.0 s'],
    [59_900, '59.9 s'],
    [64_200, '1 min 4 s'],
    [119_900, '2 min 0 s'],
  ])('formats %d ms as %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));
});
