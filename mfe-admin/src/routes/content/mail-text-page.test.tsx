/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const words = { subject: 'Welcome', body: 'Hello.', link: '' };
const text = (locale: string) => ({ locale, version: 1, isOwn: false, words, standard: words, history: [] });
const mail = {
  key: 'account.welcome',
  group: 'ACCOUNT',
  title: 'Welcome',
  placeholders: [],
  texts: [text('en'), text('fr')],
};

describe('/admin/content/mails/{key}', () => {
  it('asks once before the words of both languages are lost, and keeps the others after one is given back', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, where } = openAdmin('/admin/content/mails/account.welcome', {
      AdminMailTemplate: { mailTemplate: mail },
    });
    const [english, french] = await screen.findAllByLabelText(/^Subject/);
    if (!english || !french) throw new Error('The page has not both languages');
    await user.type(english, '!');
    await user.type(french, '!');
    await user.type(english, '{Backspace}');
    await user.click(screen.getByRole('link', { name: /All/ }));
    expect(screen.getAllByText('Stay here')).toHaveLength(1);
    await user.click(screen.getByText('Stay here'));
    expect(where()).toBe('/admin/content/mails/account.welcome');
    expect(french).toHaveProperty('value', 'Welcome!');
    expect(warned.mock.calls.flat().join('\n')).not.toContain('one blocker');
  });
});
