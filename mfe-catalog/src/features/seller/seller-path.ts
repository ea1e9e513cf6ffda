/** The page of a seller, or one of the pages of their listings. */
export function sellerPath(username: string, page = 1): string {
  return `/sellers/${encodeURIComponent(username)}${page > 1 ? `?page=${page}` : ''}`;
}
