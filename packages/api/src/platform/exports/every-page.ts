/** A page as lists give it, newest first. */
type ReadPage<Row> = {
  readonly rows: readonly Row[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
};

/** Rows of a page of a file. */
const PAGE = 100;

/** All pages of a list, one after another: what a `TableSource` gives of a list that is read by cursor. */
export async function* everyPage<Row>(
  read: (page: { readonly first: number; readonly after: string | null }) => Promise<ReadPage<Row>>,
): AsyncGenerator<readonly Row[]> {
  let after: string | null = null;
  do {
    const { rows, pageInfo }: ReadPage<Row> = await read({ first: PAGE, after });
    yield rows;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
