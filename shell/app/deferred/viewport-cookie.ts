import { breakpoints } from '@headstock/ui/breakpoints';

/** 365 days. */
const maxAge = 31_536_000;

/** The name of the widest breakpoint that a width reaches; `mobile` below all of them. */
export function viewportName(width: number): string {
  const reached = Object.entries(breakpoints).filter(([, least]) => width >= least);
  return reached.at(-1)?.[0] ?? 'mobile';
}

/** Keeps the name of the viewport in the cookie `viewport`, and follows the window. */
export function syncViewportCookie(page: Window): void {
  let kept = '';
  const keep = (): void => {
    const name = viewportName(page.innerWidth);
    if (name === kept) return;
    kept = name;
    page.document.cookie = `viewport=${name}; Max-Age=${maxAge}; Path=/; SameSite=Strict; Secure`;
  };
  for (const least of Object.values(breakpoints))
    page.matchMedia(`(min-width:${least}px)`).addEventListener('change', keep);
  keep();
}
