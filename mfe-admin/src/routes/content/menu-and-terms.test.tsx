/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

afterEach(cleanup);

const field = (key: string, value: unknown) => ({ key, value: JSON.stringify(value) });
const language = (locale: string) => ({
  locale,
  version: 1,
  state: 'PUBLISHED',
  publishedVersion: 1,
  publishedAt: '2026-11-20T18:00:00Z',
  scheduledVersion: null,
  scheduledFor: null,
});
const whole = (change: object) => ({
  id: 'd1',
  path: '/',
  version: 3,
  isFixed: true,
  isArchived: false,
  updatedAt: '2026-11-20T18:00:00Z',
  updatedBy: 'Amos',
  languages: [language('en'), language('fr')],
  termUses: [],
  otherEditors: [],
  ownDraft: null,
  ...change,
});
const menuItems = [
  { id: 'shop', level: 0 },
  { id: 'new', level: 1, href: '/shop' },
  { id: 'info', level: 0 },
];
const menu = whole({
  kind: 'menus',
  slug: 'footer',
  name: 'Columns of the footer',
  values: [
    field('shared.items', menuItems),
    field('en.labels', { shop: 'Shop', new: 'New', info: 'Info' }),
    field('fr.labels', { shop: 'Boutique', new: 'Nouveautés', info: 'Infos' }),
  ],
});
const terms = whole({
  kind: 'terms',
  slug: 'faq-groups',
  name: 'Groups of the questions',
  values: [
    field('shared.terms', ['orders', 'repairs']),
    field('en.labels', { orders: 'Orders', repairs: 'Repairs' }),
    field('fr.labels', { orders: 'Commandes', repairs: 'Réparations' }),
  ],
});

async function open(contentDocument: object, more: object = {}, grants?: readonly string[]) {
  const answers = {
    AdminContentDocument: {
      contentDocument,
      contentChoices: { categories: [], groups: [], authors: [], drawings: [] },
    },
    AdminContentDraftKeep: { contentDraftKeep: { success: true, message: null, code: null } },
    AdminContentTargets: { contentTargets: [] },
    AdminContentDeadTargets: { en: [], fr: [] },
    ...more,
  };
  const admin = openAdmin('/admin/content/edit/d1', answers, 'en', grants);
  await screen.findByRole('heading', { level: 1 });
  return admin;
}
const button = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement;

describe('the lines of a menu', () => {
  it('pass the focus on when one of them is removed, to a neighbour of its level or what it stood below', async () => {
    const { user } = await open(menu);
    await user.click(button('“Shop”: 1 line below it'));
    await user.click(button('Remove “New” and all below it'));
    expect(focused()).toHaveProperty('value', 'Shop');
    await user.click(button('Remove “Shop” and all below it'));
    expect(focused()).toHaveProperty('value', 'Info');
    await user.click(button('Remove “Info” and all below it'));
    expect(focused()).toBe(button('Add a column'));
  });

  it('keep the focus on the button that moved them to the end', async () => {
    const { user } = await open(menu);
    button('Move “Info” up').focus();
    await user.keyboard('{Enter}');
    expect(focused()).toBe(button('Move “Info” up'));
    expect(focused()?.getAttribute('aria-disabled')).toBe('true');
    const titles = () => screen.getAllByLabelText('English').map((box) => box.getAttribute('value'));
    expect(titles()).toEqual(['Info', 'Shop']);
    await user.keyboard('{Enter}');
    expect(titles()).toEqual(['Info', 'Shop']);
  });

  it('are all seen, and none is changed, by staff who may only read', async () => {
    const { user } = await open(menu, {}, ['content:read']);
    await user.click(button('“Shop”: 1 line below it'));
    const [, line] = screen.getAllByLabelText('English');
    expect(line).toHaveProperty('value', 'New');
    expect(line?.closest('fieldset[disabled]')).toBeTruthy();
    for (const name of ['Move “New” up', 'Remove “New” and all below it', 'Add a column', 'Save'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('that two have changed are shown by their names, and what is taken loses nothing else', async () => {
    const labels = { shop: 'Ruth’s', new: 'New', info: 'Info' };
    const theirs = { ...menu, version: 4, values: [field('shared.items', menuItems), field('en.labels', labels)] };
    const mine = { shop: 'Mine', new: 'Newest', info: 'Info' };
    const both = { ...mine, shop: 'Ruth’s' };
    const items = [
      { id: 'info', level: 0 },
      { id: 'shop', level: 0 },
      { id: 'hers', level: 0 },
    ];
    const refused = {
      success: false,
      message: 'Somebody else has changed the same fields.',
      code: 'conflict',
      document: theirs,
      conflicts: [{ key: 'en.labels', theirs: JSON.stringify(both), mine: JSON.stringify(mine) }],
      merged: [field('shared.items', items)],
      problems: [],
    };
    const { user, calls } = await open(menu, { AdminContentSave: { contentSave: refused } });
    const [first] = screen.getAllByLabelText('English');
    await user.clear(first!);
    await user.type(first!, 'Mine');
    await user.click(button('Save'));
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }));
    expect(focused()).toBe(button('Save'));
    await user.click(button('Save'));
    const sent = calls.filter(({ name }) => name === 'AdminContentSave').map(({ variables }) => variables);
    expect(sent[1]).toEqual({ id: 'd1', version: 4, values: [field('shared.items', items), field('en.labels', both)] });
  });
});

describe('the groups of the questions', () => {
  it('pass the focus on when one of them is removed, at the end to the name of a new one', async () => {
    const { user } = await open(terms);
    await user.click(button('Remove “Repairs”'));
    expect(focused()).toHaveProperty('value', 'Orders');
    await user.click(button('Remove “Orders”'));
    await waitFor(() => expect(focused()?.closest('form')).toBeTruthy());
  });
});
