const subjects = { item: 'ITEM', order: 'ORDER', offer: 'OFFER' } as const;

function messagePath(id: string, search: URLSearchParams): string {
  if (id !== 'new') return `/plain/message?${new URLSearchParams({ id }).toString()}`;
  const kind = Object.entries(subjects).find(([name]) => name === search.get('about'))?.[1] ?? '';
  return `/plain/message?${new URLSearchParams({ id: `${kind}:${search.get('id') ?? ''}` }).toString()}`;
}

/** The plain form that stands in for what scripts do on a page under `/profile`; null where there is none. */
export function plainPathOf(path: string, search: URLSearchParams): string | null {
  const [, section = '', page = '', id = ''] = /^\/profile\/(\w+)\/?([\w-]*)\/?([^/]*)/.exec(path) ?? [];
  if (section === 'messages' && page !== '') return messagePath(page, search);
  if (section === 'buying' && page === 'returns' && id !== '')
    return `/plain/return?${new URLSearchParams({ id: decodeURIComponent(id) }).toString()}`;
  if (section !== 'settings') return null;
  const edited = search.get('edit');
  if (page === 'addresses')
    return edited ? `/plain/address?${new URLSearchParams({ id: edited }).toString()}` : '/plain/address';
  const pages: Readonly<Record<string, string>> = {
    details: '/plain/details',
    security: '/plain/password',
    notifications: '/plain/notifications',
    replies: '/plain/replies',
  };
  return pages[page] ?? null;
}
