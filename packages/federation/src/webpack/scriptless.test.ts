import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withoutScriptless } from './scriptless.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

describe('what browsers with scripts load of a component', () => {
  it('leaves out the children of a noscript, and keeps its class', () => {
    const source = `/** Renders a <noscript>. */
export const Way = () => (
  <p>
    <noscript className={className}>
      <Link to={toNext((next) => next)}>
        <Words />
      </Link>
    </noscript>
    <b>stays</b>
    <noscript>
      <i />
    </noscript>
  </p>
);`;
    expect(withoutScriptless(source)).toBe(`/** Renders a <noscript>. */
export const Way = () => (
  <p>
    <noscript className={className} />
    <b>stays</b>
    <noscript />
  </p>
);`);
  });

  it('renders the noscript of a plain form, without the form', () => {
    const source = `      <PlainForm action={\`/api/cart/add?lang=\${intl.locale}\`} fields={{ listingId: option.listingId }}>
        <Button type="submit">{words}</Button>
      </PlainForm>`;
    expect(withoutScriptless(source)).toBe('      <noscript />');
  });

  it('finds every one of the house', () => {
    const files = globSync(['mfe-*/src/**/*.tsx', 'shell/app/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root });
    const missed = files
      .filter((file) => !/\.(?:test|fixture)\.tsx$/.test(file))
      .filter((file) => {
        const source = readFileSync(path.join(root, file), 'utf8');
        return /<\/(?:noscript|PlainForm)>/.test(withoutScriptless(source));
      });
    expect(files.length).toBeGreaterThan(500);
    expect(missed).toEqual([]);
  });
});
