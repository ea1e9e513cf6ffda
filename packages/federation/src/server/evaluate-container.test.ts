import { describe, expect, it } from '@jest/globals';
import { evaluateContainer } from './evaluate-container.ts';

const container = 'module.exports = { init() {}, get: async () => () => value };';
const evaluate = (files: Record<string, string>) => evaluateContainer(new Map(Object.entries(files)), 'mfe-x@1');
const valueOf = async (files: Record<string, string>): Promise<unknown> => (await evaluate(files).get('./routes'))();

describe('evaluating a build', () => {
  it('runs its files once each, with Node’s modules', async () => {
    const files = {
      'remoteEntry.js': `const a = require('./pages/a.js'); const again = require('./pages/a.js');
        const value = [a.name, a === again, require('node:path').sep]; ${container}`,
      'pages/a.js': "exports.name = require('../b.js');",
      'b.js': "module.exports = 'b';",
    };
    expect(await valueOf(files)).toEqual(['b', true, '/']);
  });

  it('lets two builds of the same remote live side by side', async () => {
    const build = (text: string) => ({ 'remoteEntry.js': `const value = '${text}'; ${container}` });
    const [first, second] = [evaluate(build('one')), evaluate(build('two'))];
    expect([(await first.get('.'))(), (await second.get('.'))()]).toEqual(['one', 'two']);
  });

  it.each(['./missing.js', '../../etc/passwd', 'react', '/etc/passwd'])('does not let it require %s', (request) => {
    expect(() => evaluate({ 'remoteEntry.js': `require('${request}')` })).toThrow('mfe-x@1 has no server file');
  });

  it('names build and file where something breaks', () => {
    const files = { 'remoteEntry.js': "require('./page.js')", 'page.js': "throw new Error('boom')" };
    expect(() => evaluate(files)).toThrow(
      expect.objectContaining({ stack: expect.stringContaining('mfe-x@1/page.js') }),
    );
  });

  it('runs a file anew that threw before', async () => {
    const files = {
      'remoteEntry.js': `let value; try { require('./page.js'); } catch { value = require('./page.js').times; } ${container}`,
      'page.js':
        "globalThis.times = (globalThis.times ?? 0) + 1; if (times < 2) throw new Error('boom'); exports.times = times;",
    };
    expect(await valueOf(files)).toBe(2);
  });

  it.each(['', 'module.exports = null', 'module.exports = { init: 1, get() {} }'])(
    'refuses %p as a container',
    (code) => {
      expect(() => evaluate({ 'remoteEntry.js': code })).toThrow('is no container');
    },
  );
});
