import { breakpoints } from '@headstock/ui/breakpoints';

/** 365 days. */
const maxAge = 31_536_000;

/** The name of the widest breakpoint that a width in px reaches; `mobile` below all of them. */
export function viewportName(width: number): string {
  const reached = Object.entries(breakpoints).filter(([, least]) => width >= least);
  return reached.at(-1)?.[0] ?? 'mobile';
}

/** Keeps the cookie `viewport` in step with the window's breakpoint. */
export function syncViewportCookie(page: Window): void {
  let current = '';
  const sync = (): void => {
    const name = viewportName(page.innerWidth);
    if (name === current) return;
    current = name;
    page.document.cookie = `viewport=${name}; Max-Age=${maxAge}; Path=/; SameSite=Strict; Secure`;
  };
  for (const least of Object.values(breakpoints))
    page.matchMedia(`(min-width:${least}px)`).addEventListener('change', sync);
  sync();
}
