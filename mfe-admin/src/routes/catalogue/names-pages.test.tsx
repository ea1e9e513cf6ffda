/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { openAdmin } from '#mfe-admin/testing/open-admin.fixture.tsx';

afterEach(cleanup);

const brand = (change: object = {}) => ({
  id: 'b1',
  name: 'Fendre',
  slug: 'fendre',
  version: 1,
  listings: 3,
  formerNames: [],
  models: ['Jazzmaster', 'Mustang'].map((name) => ({ name, listings: 1, formerNames: [] })),
  ...change,
});
const fender = { id: 'b2', name: 'Fender', slug: 'fender', version: 4, listings: 90, formerNames: [] };
const one = (change: object = {}) => ({ catalogueBrand: brand(change) });
const counts = { listings: 3, drafts: 0, savedSearches: 1, portfolio: 0, synonyms: 0, addresses: 4 };
const preview = { code: null, message: null, isMerge: true, from: 'Fendre', to: 'Fender', counts };
const edges = [brand(), fender].map((node) => ({ node }));
const pageInfo = { hasPreviousPage: false, hasNextPage: false, startCursor: 'b1', endCursor: 'b2' };
const brands = {
  AdminBrands: { catalogueBrands: { totalCount: 2, pageInfo, edges } },
  AdminBrandNames: { catalogueBrands: { edges } },
};
const done = { success: true, message: null, code: null };
const stale = { success: false, message: 'A colleague changed this meanwhile.', code: 'changed', id: null };

const nameField = () => screen.findByRole('combobox', { name: 'New name' });

describe('/admin/catalogue/brands/:id', () => {
  it('merges a maker into the one whose name is typed, after it was shown what that changes', async () => {
    const { user, requests, where } = openAdmin('/admin/catalogue/brands/b1', {
      ...brands,
      AdminBrand: one(),
      AdminNamePreview: { catalogueNamePreview: preview },
      AdminNameChange: { catalogueNameChange: { ...done, id: 'c1' } },
    });
    await user.clear(await nameField());
    await user.type(await nameField(), 'fender');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    expect(await screen.findByText(/Fendre is merged into Fender/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(where()).toBe('/admin/catalogue/brands'));
    const change = { kind: 'BRAND', id: 'b1', version: 1, intoId: 'b2' };
    expect(requests()).toContainEqual(['AdminNameChange', { change }]);
  });

  it('keeps what is typed where a colleague was faster, and sends it over the newer version', async () => {
    const versions = [one(), one({ version: 2, name: 'Fendr' })];
    const answers = [stale, { ...done, id: 'c1' }];
    const { user, requests, where } = openAdmin('/admin/catalogue/brands/b1', {
      ...brands,
      AdminBrand: () => (versions.length > 1 ? versions.shift() : versions[0]),
      AdminNamePreview: { catalogueNamePreview: { ...preview, isMerge: false, to: 'Fendor' } },
      AdminNameChange: () => ({ catalogueNameChange: answers.shift() }),
    });
    await user.clear(await nameField());
    await user.type(await nameField(), 'Fendor');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    expect(await screen.findByText('A colleague changed this meanwhile.')).toBeTruthy();
    expect(await screen.findByRole('dialog', { name: 'Fendr' })).toBeTruthy();
    expect(await nameField()).toHaveProperty('value', 'Fendor');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    await user.click(await screen.findByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(where()).toBe('/admin/catalogue/brands'));
    const change = { kind: 'BRAND', id: 'b1', version: 2, name: 'Fendor' };
    expect(requests()).toContainEqual(['AdminNameChange', { change }]);
  });

  it('says where the API does not answer, and keeps what is typed', async () => {
    const { user } = openAdmin('/admin/catalogue/brands/b1', { ...brands, AdminBrand: one() });
    await user.type(await nameField(), ' & Sons');
    await user.click(screen.getByRole('button', { name: 'Show what changes' }));
    expect(await screen.findByText('This could not be loaded. Try again.')).toBeTruthy();
    expect(await nameField()).toHaveProperty('value', 'Fendre & Sons');
  });

  it('leads the keyboard to the model that is changed and back, and keeps the name that was begun for the maker', async () => {
    const { user } = openAdmin('/admin/catalogue/brands/b1', { ...brands, AdminBrand: one() });
    await user.type(await nameField(), 'x');
    await user.click(screen.getByRole('button', { name: 'Change Mustang' }));
    expect(document.activeElement).toHaveProperty('value', 'Mustang');
    await user.click(screen.getByRole('button', { name: 'Back to the maker' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change Mustang' }));
    expect(await nameField()).toHaveProperty('value', 'Fendrex');
  });
});

describe('/admin/catalogue/categories/:id/:type', () => {
  const words = (en: string, fr: string) => ({ en, fr });
  const type = (version: number, title: string) => ({
    id: 't1',
    slug: 'solid',
    version,
    listings: 2,
    title: words(title, 'Pleine'),
    description: words('', ''),
  });
  const place = (known: ReturnType<typeof type>) => ({
    catalogueCategories: [
      {
        ...type(1, 'Electric guitars'),
        id: 'c1',
        slug: 'electric-guitars',
        types: [known, { ...type(1, 'Hollow body'), id: 't2' }],
      },
    ],
  });

  it('shows what a colleague changed where nothing is typed, and keeps the rest', async () => {
    const versions = [place(type(1, 'Solid body')), place(type(2, 'Solidbody'))];
    const answers = [stale, done];
    const { user, requests } = openAdmin('/admin/catalogue/categories/c1/t1', {
      AdminCategories: () => (versions.length > 1 ? versions.shift() : versions[0]),
      AdminTypeSave: () => ({ catalogueTypeSave: answers.shift() }),
    });
    await user.type(await screen.findByLabelText('Title in French'), ' caisse');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A colleague changed this meanwhile.')).toBeTruthy();
    await waitFor(() => expect(screen.getByLabelText('Title in English')).toHaveProperty('value', 'Solidbody'));
    expect(screen.getByLabelText('Title in French')).toHaveProperty('value', 'Pleine caisse');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const saved = { id: 't1', version: 2, title: words('Solidbody', 'Pleine caisse'), description: words('', '') };
    await waitFor(() => expect(requests()).toContainEqual(['AdminTypeSave', saved]));
  });

  it('asks before one of two forms is lost, also after the other was emptied again', async () => {
    const { user, where } = openAdmin('/admin/catalogue/categories/c1/t1', {
      AdminCategories: place(type(1, 'Solid body')),
    });
    await user.type(await screen.findByLabelText('Title in French'), ' caisse');
    const into = screen.getByRole('combobox', { name: 'Merge into' });
    await user.type(into, 'H');
    await user.clear(into);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Stay here')).toBeTruthy();
    expect(where()).toBe('/admin/catalogue/categories/c1/t1');
  });
});
