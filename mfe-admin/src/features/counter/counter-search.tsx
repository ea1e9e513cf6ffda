import styled from '@emotion/styled';
import { useGraphQLClient } from '@headstock/graphql-client';
import { Button } from '@headstock/ui/button';
import { Field } from '@headstock/ui/field';
import { Notice } from '@headstock/ui/notice';
import { TextInput } from '@headstock/ui/text-input';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Amount } from '#mfe-admin/features/amount/amount.tsx';
import { AdminCounterListingsDocument, type AdminCounterListingsQuery } from './counter.generated.ts';

/** Something for sale that was found. */
export type CounterListing = AdminCounterListingsQuery['counterListings']['listings'][number];

const Root = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: 10px;
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 16px;
    padding: 12px 0;
    border-bottom: 1px solid var(--hs-line);
    & small {
      display: block;
    }
  }
`;

/** Props of the search. */
export interface CounterSearchProps {
  /** Adds it to the cart; gives why it was not added, or null. */
  readonly onAdd: (listing: CounterListing) => Promise<string | null>;
}

type Found = { readonly search: string; readonly listings: readonly CounterListing[] };

/** The field of the scanner: a code that names one thing adds it at once, words show what fits. Renders a `<div>`. */
export function CounterSearch({ onAdd }: CounterSearchProps): ReactNode {
  const { formatMessage } = useIntl();
  const client = useGraphQLClient();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ readonly isGood: boolean; readonly message: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  // The scanner types here from the first moment on.
  useEffect(() => input.current?.focus(), []);
  async function add(listing: CounterListing): Promise<void> {
    const refusal = await onAdd(listing);
    setSaid({
      isGood: refusal === null,
      message: refusal ?? formatMessage({ id: 'counter.added' }, { title: listing.item.title }),
    });
    setText('');
    setFound(null);
    input.current?.focus();
  }
  async function search(event: FormEvent): Promise<void> {
    event.preventDefault();
    const code = text.trim();
    if (code === '') return;
    setBusy(true);
    setSaid(null);
    try {
      const options = { quiet: true, cache: false } as const;
      const { counterListings } = await client.query(AdminCounterListingsDocument, { search: code }, options);
      const [only] = counterListings.listings;
      if (counterListings.isExact && only) await add(only);
      else setFound({ search: code, listings: counterListings.listings });
    } catch {
      setSaid({ isGood: false, message: formatMessage({ id: 'lists.notSaved' }) });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Root>
      <form role="search" aria-label={formatMessage({ id: 'counter.title' })} onSubmit={(event) => void search(event)}>
        <Field label={<FormattedMessage id="counter.scan" />}>
          <TextInput
            ref={input}
            value={text}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <Button type="submit" busy={isBusy}>
          <FormattedMessage id="counter.find" />
        </Button>
      </form>
      <p className="hs-mute">
        <FormattedMessage id="counter.scanHint" />
      </p>
      {said && (
        <Notice tone={said.isGood ? 'good' : 'bad'} live>
          {said.message}
        </Notice>
      )}
      {found?.listings.length === 0 && (
        <Notice live>
          <FormattedMessage id="counter.nothing" values={{ search: found.search }} />
        </Notice>
      )}
      {found && found.listings.length > 0 && (
        <ul aria-label={formatMessage({ id: 'counter.found' })}>
          {found.listings.map((listing) => (
            <li key={listing.id}>
              <span>
                {listing.item.title}
                <small className="hs-mute">{listing.item.sku}</small>
              </span>
              <span>
                <Amount money={listing.askingPrice} />{' '}
                <Button size="small" variant="outline" onClick={() => void add(listing)}>
                  <FormattedMessage id="counter.add" />
                  <span className="hs-vh">{listing.item.title}</span>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Root>
  );
}
