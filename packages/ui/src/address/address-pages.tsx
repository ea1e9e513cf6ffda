import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { FormError } from '../forms/form-error.tsx';
import { Field } from '../forms/field.tsx';
import { TextInput } from '../forms/text-input.tsx';

/** Props of the pages: those that `useAddressPages` of `commerce-client` gives, and the choices. */
export interface AddressPagesProps {
  readonly texts: {
    readonly search: string;
    /** How many of how many are shown. */
    readonly found: string;
    readonly more: string;
    readonly notLoaded: string;
  };
  readonly search: string;
  /** There are more addresses than are shown at first. */
  readonly isSearchable: boolean;
  readonly hasMore: boolean;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly onSearch: (search: string) => void;
  /** Enter: does not wait for a pause in typing. */
  readonly onSearchNow: () => void;
  readonly onMore: () => void;
  /** A choice for each address that is shown. */
  readonly children: ReactNode;
}

/** The choices of a long address book, with a search above and the way to more below. Put it into the fieldset of the choices. Renders a field, the choices, a `<p role="status">` and a `<button>`. */
export function AddressPages(props: AddressPagesProps) {
  const { texts, search, isSearchable, hasMore, isBusy, hasFailed, children } = props;
  return (
    <>
      {isSearchable && (
        <Field label={texts.search}>
          <TextInput
            type="search"
            value={search}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => props.onSearch(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The form around it is sent by its own button.
              event.preventDefault();
              props.onSearchNow();
            }}
          />
        </Field>
      )}
      {children}
      {isSearchable && (
        <p role="status" className="hs-small hs-mute" aria-busy={isBusy || undefined}>
          {texts.found}
        </p>
      )}
      {hasFailed && <FormError alert>{texts.notLoaded}</FormError>}
      {hasMore && (
        <div>
          <Button variant="outline" size="small" busy={isBusy} onClick={props.onMore}>
            {texts.more}
          </Button>
        </div>
      )}
    </>
  );
}
