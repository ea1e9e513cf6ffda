/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { pageAnswer } from '#mfe-catalog/testing/content.fixture.ts';
import { renderRoute } from '#mfe-catalog/testing/render-route.fixture.tsx';

afterEach(cleanup);

const open = (change: Parameters<typeof pageAnswer>[0], path = '/visit', locale: 'en' | 'fr' = 'en') =>
  renderRoute(path, { CatalogPage: () => pageAnswer(change) }, locale);

describe('a page of texts', () => {
  it('is asked for by its name, in small letters', async () => {
    const { requests } = await open({}, '/Visit');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Visit');
    expect(screen.getByText('Take one down.')).toBeTruthy();
    expect(requests()).toEqual([['CatalogPage', { slug: 'visit' }]]);
  });

  it('follows the links of its text without a new document', async () => {
    const { router } = await open({});
    await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Returns' })));
    expect(router.state.location.pathname).toBe('/returns');
  });

  it('stands beside its picture where it has one', async () => {
    await open({ picture: { image: { id: 'drawing' }, alt: 'A small amplifier', backdrop: 'SONIC' } });
    const picture = screen.getByRole('img', { name: 'A small amplifier' });
    expect(picture.closest('[data-tone]')?.getAttribute('data-tone')).toBe('sonic');
    expect(screen.getByRole('banner').contains(screen.getByRole('heading', { level: 1 }))).toBe(true);
    cleanup();
    await open({});
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says where the shop is on the pages that are about that', async () => {
    await open({});
    expect(screen.getByRole('link', { name: '(615) 555-0142' }).getAttribute('href')).toBe('tel:+16155550142');
    expect(screen.getByText('Mon–Sat 10–6, Central time')).toBeTruthy();
    cleanup();
    await open({ slug: 'about-us' }, '/about-us');
    expect(screen.queryByText('Mon–Sat 10–6, Central time')).toBeNull();
  });

  it('lists prices as the bench means them', async () => {
    const prices = [
      { service: 'Setup', from: { amountCents: 8500 }, isFixed: false, note: 'New strings' },
      { service: 'Appraisal', from: { amountCents: 12000 }, isFixed: true, note: 'On paper' },
    ];
    await open({ slug: 'repairs', prices }, '/repairs');
    const rows = within(screen.getByRole('table', { name: 'What it costs' })).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual(['SetupNew stringsfrom $85', 'AppraisalOn paper$120']);
    expect(screen.getByRole('link', { name: 'Call (615) 555-0142' })).toBeTruthy();
  });

  it('has its steps in order and its one action', async () => {
    const steps = ['Tell us', 'We look'].map((title) => ({ title, text: `${title}.` }));
    await open({ slug: 'consign', steps, action: { text: 'See the wall', href: '/shop' } }, '/consign');
    const places = within(screen.getByRole('list', { name: 'How it goes' })).getAllByRole('heading', { level: 2 });
    expect(places.map(({ textContent }) => textContent)).toEqual(['Tell us', 'We look']);
    expect(screen.getByRole('link', { name: 'See the wall' }).getAttribute('href')).toBe('/shop');
  });

  it('shows people with their portraits, or their initials, which nobody reads out', async () => {
    const portrait = { image: { id: 'portrait-amos' }, backdrop: 'SHELL' as const };
    const people = [
      { name: 'Ruth Calloway', role: 'Owner', text: 'Measures.', picture: null },
      { name: 'Amos Tillery', role: 'Luthier', text: 'Glues.', picture: portrait },
    ];
    const guests = [{ name: 'Ada and Grace Obiora', role: 'Houston', text: 'Sing.', picture: null }];
    await open({ slug: 'meet-the-team', people, guests }, '/meet-the-team');
    expect(screen.getByText('RC').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('AO')).toBeTruthy();
    expect(screen.queryByText('AT')).toBeNull();
    const [shown] = screen.getAllByRole('presentation');
    expect(shown?.getAttribute('src')).toContain('/images/portrait-amos/');
    expect(screen.getByRole('heading', { name: 'Ruth Calloway' })).toBeTruthy();
  });

  it('says when its rules last changed, in the language of the page', async () => {
    await open({ updatedOn: '2026-09-01' }, '/visit', 'fr');
    expect(screen.getByText(/Dernière modification/).textContent).toContain('1er sept. 2026');
  });

  it('that there is not is not found', async () => {
    const { router } = await renderRoute('/nowhere', { CatalogPage: () => ({ page: null }) });
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 });
  });
});
