/** A page of the back office: the last segment of its message id, and its path without language prefix. */
export interface AdminPage {
  readonly key: 'accounts';
  readonly path: string;
}

/** The pages of the back office in the order of its navigation. */
export const adminPages: readonly AdminPage[] = [{ key: 'accounts', path: '/admin/accounts' }];
