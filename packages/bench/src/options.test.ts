import { describe, expect, it } from '@jest/globals';
import { readOptions } from './options.ts';

describe('the options', () => {
  it('measure everything unless a part is named', () => {
    expect(readOptions([])).toMatchObject({ pages: true, server: true, readme: false, runs: 9, seconds: 5 });
    expect(readOptions(['pages'])).toMatchObject({ pages: true, server: false });
    expect(readOptions(['server', '--readme', '--port', '3000'])).toMatchObject({
      pages: false,
      server: true,
      readme: true,
      port: 3000,
    });
  });

  it('measure the catalogue only when it is named, at sizes that may be chosen', () => {
    expect(readOptions([])).toMatchObject({ catalogue: false });
    expect(readOptions(['catalogue', '--sizes', '1000,5000', '--rounds', '20'])).toMatchObject({
      pages: false,
      server: false,
      catalogue: true,
      sizes: [1000, 5000],
      rounds: 20,
    });
    expect(() => readOptions(['catalogue', '--sizes', '1000,many'])).toThrow(/--sizes/);
    expect(() => readOptions(['--help'])).toThrow(/^Usage/);
  });

  it('measure valuations only when they are named', () => {
    expect(readOptions([])).toMatchObject({ valuation: false });
    expect(readOptions(['valuation'])).toMatchObject({ valuation: true, pages: false });
  });

  it('measure memory only when it is named', () => {
    expect(readOptions([])).toMatchObject({ memory: false });
    expect(readOptions(['memory'])).toMatchObject({ memory: true, server: false });
  });

  it('measure redeploys only when they are named', () => {
    expect(readOptions([])).toMatchObject({ redeploys: false });
    expect(readOptions(['redeploys', '--rounds', '1'])).toMatchObject({ redeploys: true, rounds: 1, memory: false });
  });

  it('measure the API only when it is named', () => {
    expect(readOptions([])).toMatchObject({ api: false });
    expect(readOptions(['api', '--seconds', '2'])).toMatchObject({ api: true, server: false, seconds: 2 });
  });

  it('measure the checkout only when it is named', () => {
    expect(readOptions([])).toMatchObject({ checkout: false, rounds: undefined });
    expect(readOptions(['checkout', '--rounds', '5'])).toMatchObject({ pages: false, checkout: true, rounds: 5 });
  });

  it('ask the assistant only when it is named', () => {
    expect(readOptions([])).toMatchObject({ assistant: false });
    expect(readOptions(['assistant'])).toMatchObject({ assistant: true, pages: false, server: false });
  });

  it.each([[['everything']], [['--runs', 'many']], [['--port', '0']]])('refuse %j with the usage', (words) => {
    expect(() => readOptions(words)).toThrow(/^Usage: npm run bench/);
  });
});
