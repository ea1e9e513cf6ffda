import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEditor } from './editor-context.ts';
import { isSame } from './editor.model.ts';
import { type ListingEditorFactFragment as Fact, ListingEditorFactsDocument } from './listing-editor.generated.ts';
import { patchOf, replacesOwn } from './model-facts.model.ts';
import { useHelp } from './use-help.ts';

const Root = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px;
  border-radius: var(--hs-r-control);
  background: var(--hs-sunken);
  & > ul {
    display: grid;
    gap: 4px;
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 2px 16px;
  }
`;

/** The last part of a fact's place in the document names it: `specs.body` is the body. */
const nameOf = ({ path }: { readonly path: string }): string => path.split('.').at(-1) ?? path;

function useFacts(): readonly Fact[] {
  const client = useGraphQLClient();
  const { document, help } = useEditor();
  const { brand, model } = document;
  return useHelp(JSON.stringify([brand, model]), help.modelFacts, async (signal) => {
    if (brand.trim() === '' || model.trim() === '') return [];
    const options = { signal, quiet: true, cache: false } as const;
    return (await client.query(ListingEditorFactsDocument, { brand, model }, options)).modelFacts;
  });
}

/** What others of the model in the shop have, each with its source, to be taken over one by one, or all at once where nothing was said yet. */
export function ModelFacts(): ReactNode {
  const { document, change, isReadOnly } = useEditor();
  const facts = useFacts();
  const open = facts.flatMap((fact) => {
    const patch = patchOf(fact, document);
    return !isSame({ ...document, ...patch }, document) ? [{ fact, patch }] : [];
  });
  if (isReadOnly || open.length === 0) return null;
  const unsaid = open.filter(({ fact }) => !replacesOwn(fact, document));
  const takeAll = (): void => {
    let next = document;
    for (const { fact } of unsaid) next = { ...next, ...patchOf(fact, next) };
    change(next);
  };
  return (
    <Root role="group" aria-labelledby="model-facts">
      <p id="model-facts">
        <FormattedMessage id="listingEditor.facts" values={{ name: `${document.brand} ${document.model}` }} />
      </p>
      <ul>
        {open.map(({ fact, patch }) => (
          <li key={fact.path}>
            <span>
              <b>
                <FormattedMessage id={`listingEditor.fact.${nameOf(fact)}`} />
              </b>{' '}
              {fact.path === 'shippingClass' ? <FormattedMessage id={`listingEditor.class.${fact.text}`} /> : fact.text}{' '}
              <span className="hs-mute hs-small">
                <FormattedMessage id="listingEditor.source" values={{ count: fact.count, total: fact.total }} />
              </span>
            </span>
            <Button variant="quiet" size="small" onClick={() => change(patch)}>
              <FormattedMessage id="listingEditor.take" />
            </Button>
          </li>
        ))}
      </ul>
      {unsaid.length > 0 && (
        <div>
          <Button variant="outline" size="small" onClick={takeAll}>
            <FormattedMessage id="listingEditor.takeAll" />
          </Button>
        </div>
      )}
    </Root>
  );
}
