/** @jest-environment ./packages/testing/src/jest-dom-environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '#shell/app/layout/layout.fixture.tsx';
import { localizedErrorPages } from './localized-error-page.ts';
import { UnavailableFallback } from './unavailable-fallback.tsx';

afterEach(cleanup);

const ErrorPage = localizedErrorPages.en;

describe('the error page', () => {
  it('says what is missing', () => {
    renderPage(<ErrorPage statusCode={404} />, { at: '/nowhere/at?all=1' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Error');
    expect(screen.getByText('Oops! Looks like we hit a bad note.')).toBeTruthy();
    expect(screen.getByText('Page not found: /nowhere/at?all=1')).toBeTruthy();
    expect(document.title).toBe('404 Error · Headstock');
  });

  it('says of a page that could be there that it is not, without its query', () => {
    renderPage(<ErrorPage statusCode={404} />, { at: '/shop/category/nothing?page=2' });
    expect(screen.getByText('Page Not Found: /shop/category/nothing')).toBeTruthy();
  });

  it('gives the words of the page itself where it has some', () => {
    renderPage(<ErrorPage statusCode={404} message="There is no such order." />);
    expect(screen.getByText('There is no such order.')).toBeTruthy();
  });

  it.each([400, 403, 500, 503])('says of %i only that it went wrong', (statusCode) => {
    renderPage(<ErrorPage statusCode={statusCode} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${statusCode} Error`);
    expect(screen.getByText('Something Went Wrong.')).toBeTruthy();
  });

  it('leads home, to the shop and to the FAQ', () => {
    renderPage(<ErrorPage statusCode={404} />);
    expect(screen.getByText('Try one of the links below:')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Return to Homepage', '/'],
      ['Shop', '/shop'],
      ['FAQ', '/faqs'],
    ]);
  });

  it('speaks French under /fr', () => {
    renderPage(<localizedErrorPages.fr statusCode={404} />, { locale: 'fr', at: '/fr/nulle-part' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Erreur 404');
    expect(screen.getByRole('link', { name: 'Boutique' }).getAttribute('href')).toBe('/fr/shop');
  });
});

describe('the fallback of a slice', () => {
  it('says that the part is away and tries again when asked', () => {
    const onRetry = jest.fn();
    renderPage(<UnavailableFallback onRetry={onRetry} />);
    expect(screen.getByRole('alert').textContent).toContain('This part of the shop is not available just now.');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
