function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}

/** The visitor's own token for calls that change something; the one in the page is a fallback, because a page may be shared by many. */
export function csrfToken(): string {
  return cookie('csrf-token') || (document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '');
}
