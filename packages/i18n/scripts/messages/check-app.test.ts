import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { writeFolder } from './app.fixture.ts';
import { checkApp } from './check-app.ts';

const view = `
  import { FormattedMessage, useIntl } from 'react-intl';
  export function View({ kind }: { kind: 'new' | 'used' }) {
    const intl = useIntl();
    return <p title={intl.formatMessage({ id: 'tune.hint' })}><FormattedMessage id={\`tune.kind.\${kind}\`} /></p>;
  }
`;
const texts = { 'tune.hint': 'Tune it', 'tune.kind.new': 'New', 'tune.kind.used': 'Used' };

/** Every problem as `file id text`, files relative to the app. */
function check(files: Readonly<Record<string, unknown>>, shared: Readonly<Record<string, unknown>> = {}): string[] {
  using app = writeFolder(files);
  using packages = writeFolder(shared);
  return checkApp(app.path, [packages.path]).map(
    ({ file, line, id, text }) => `${path.relative(app.path, file)}:${line} ${id ?? '-'} ${text}`,
  );
}

describe('the check of messages', () => {
  it('finds nothing in an app whose messages are in order', () => {
    expect(check({ 'src/view.tsx': view, 'src/messages/en.json': texts, 'src/messages/fr.json': texts })).toEqual([]);
  });

  it('reads messages that are split by page', () => {
    const { 'tune.hint': hint, ...kinds } = texts;
    const files = {
      'src/view.tsx': view,
      'src/messages/en.json': { 'tune.hint': hint },
      'src/messages/kind.en.json': kinds,
      'src/messages/kind.fr.json': texts,
    };
    expect(check(files)).toEqual([]);
    expect(check({ ...files, 'src/messages/fr.json': texts })).toContainEqual(
      expect.stringMatching(/kind\.fr\.json:2 tune\.hint stands in .*fr\.json as well/),
    );
  });

  it('names a message that the code uses and nobody wrote, with its line', () => {
    const { 'tune.hint': _, ...rest } = texts;
    const files = { 'src/view.tsx': view, 'src/messages/en.json': rest, 'src/messages/fr.json': rest };
    expect(check(files)).toEqual(['src/view.tsx:5 tune.hint is used, but there is no such message']);
  });

  it('names a message that nobody uses, also when only its word is spelled nowhere', () => {
    const more = { ...texts, 'tune.old': 'Old', 'tune.kind.broken': 'Broken' };
    expect(check({ 'src/view.tsx': view, 'src/messages/en.json': more, 'src/messages/fr.json': more })).toEqual([
      'src/messages/en.json:5 tune.old is used nowhere',
      'src/messages/en.json:6 tune.kind.broken is used nowhere',
    ]);
  });

  it('takes the words of dynamic ids from shared tables, and ids from the tables of the app', () => {
    const files = {
      'src/view.tsx':
        'export const Title = ({ grade }: { grade: string }) => <h1 id={`tune.grade.${grade}`}>{titles.a}</h1>;',
      'src/titles.ts': "export const titles = { a: 'tune.title' } as const;",
      'src/messages/en.json': { 'tune.title': 'Grade', 'tune.grade.very-good': 'Very good' },
      'src/messages/fr.json': { 'tune.title': 'État', 'tune.grade.very-good': 'Très bon état' },
    };
    expect(check(files, { 'grades.ts': "export const grades = ['VERY_GOOD'];" })).toEqual([]);
    expect(check(files)).toEqual([
      'src/view.tsx:1 tune.grade.… fits no message',
      'src/messages/en.json:3 tune.grade.very-good is used nowhere',
    ]);
  });

  it('does not count what tests use', () => {
    const files = { 'src/view.test.tsx': view, 'src/messages/en.json': { 'tune.hint': 'Tune it' } };
    expect(check({ ...files, 'src/messages/fr.json': { 'tune.hint': 'Accordez' } })).toEqual([
      'src/messages/en.json:2 tune.hint is used nowhere',
    ]);
  });

  it('names what is missing in a language, and values that only one of them takes', () => {
    const source = "export const ids = ['tune.a', 'tune.b', 'tune.c'];";
    const en = { 'tune.a': 'Hello {name}', 'tune.b': 'Read <link>more</link>', 'tune.c': 'Only here' };
    const fr = { 'tune.a': 'Bonjour {nom}', 'tune.b': 'Lire la suite', 'tune.d': 'Seulement ici' };
    expect(check({ 'src/ids.ts': source, 'src/messages/en.json': en, 'src/messages/fr.json': fr })).toEqual([
      'src/messages/fr.json:2 tune.a lacks {name}, takes {nom}, which nobody gives',
      'src/messages/fr.json:3 tune.b lacks <link>',
      'src/messages/en.json:4 tune.c is missing in French',
      'src/messages/fr.json:4 tune.d is missing in English',
    ]);
  });

  it('leaves it to each language how it puts a value into words', () => {
    const source = "export const ids = ['tune.a'];";
    const en = { 'tune.a': '{count, plural, one {One bid} other {# bids}}' };
    const fr = { 'tune.a': 'Nombre d’enchères\u00A0: {count}' };
    expect(check({ 'src/ids.ts': source, 'src/messages/en.json': en, 'src/messages/fr.json': fr })).toEqual([]);
  });

  it('names a message that does not parse, and a file that is no list of texts', () => {
    const files = {
      'src/ids.ts': "export const ids = ['tune.a'];",
      'src/messages/en.json': { 'tune.a': 'Hello {name' },
      'src/messages/fr.json': { 'tune.a': 'Bonjour' },
      'src/messages/page.fr.json': { page: { title: 'Page' } },
      'src/messages/de.json': {},
    };
    expect(check(files)).toEqual([
      'src/messages/de.json:1 - is of no known language',
      expect.stringMatching(/en\.json:2 tune\.a does not parse: EXPECT_ARGUMENT_CLOSING_BRACE/),
      'src/messages/page.fr.json:1 - is no flat list of texts',
    ]);
  });

  it('holds French to French typography', () => {
    const files = {
      'src/ids.ts': "export const ids = ['tune.a'];",
      'src/messages/en.json': { 'tune.a': 'Ready?' },
      'src/messages/fr.json': { 'tune.a': 'Prêt ?' },
    };
    expect(check(files)).toEqual([expect.stringMatching(/fr\.json:2 tune\.a wants a narrow no-break space/)]);
  });
});
