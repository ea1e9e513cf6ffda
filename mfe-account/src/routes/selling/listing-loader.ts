import { graphqlClientContext } from '@headstock/graphql-client';
import { readShot } from '@headstock/contracts/photographs';
import { data, type LoaderFunctionArgs } from 'react-router';
import {
  ListingEditorDocument,
  ListingEditorHelpDocument,
  type ListingEditorHelpQuery,
} from '#mfe-account/features/listing-editor/listing-editor.generated.ts';
import { type Category, type LoadedListing, toLoaded } from '#mfe-account/features/listing-editor/editor.model.ts';
import type { AskedView } from '#mfe-account/features/listing-editor/asked-views.tsx';
import type { ListingPaper } from '#mfe-account/features/listing-editor/papers-section.tsx';
import { guidanceOf } from '#mfe-account/features/listing-editor/price-guidance.model.ts';
import { photographOf, type PhotographView } from '#mfe-account/features/photographs/photograph.ts';

/** What the page of one listing shows. */
export interface ListingView {
  readonly loaded: LoadedListing;
  readonly categories: readonly Category[];
  readonly photographs: readonly PhotographView[];
  /** For the seller and the shop. */
  readonly papers: readonly ListingPaper[];
  /** What buyers wait to see. */
  readonly askedViews: readonly AskedView[];
  /** What the shop knows of the model and its prices. */
  readonly help: ListingEditorHelpQuery;
}

/** Without help everything can be written by hand. */
const noHelp: ListingEditorHelpQuery = { modelFacts: [], priceGuidance: null };

/** `:id` is a listing of the viewer's, or for an admin of anybody's. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<ListingView> {
  const client = context.get(graphqlClientContext);
  const { listingEditor, categories } = await client.query(
    ListingEditorDocument,
    { id: params['id'] ?? '' },
    { signal: request.signal, cache: false },
  );
  if (!listingEditor) throw data(null, { status: 404 });
  const loaded = toLoaded(listingEditor);
  const photographs = loaded.document.photographs.flatMap(({ id, shot }) => {
    const facts = listingEditor.photographs.find((photograph) => photograph.id === id);
    return facts ? [photographOf(facts, readShot(shot))] : [];
  });
  const about = { id: loaded.facts.id, ...guidanceOf(loaded.document) };
  const help = await client
    .query(ListingEditorHelpDocument, about, { signal: request.signal, quiet: true, cache: false })
    .catch(() => noHelp);
  return { loaded, categories, photographs, papers: listingEditor.papers, askedViews: listingEditor.askedViews, help };
}
