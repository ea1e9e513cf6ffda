import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How an input and its list of options work together. */
export interface ComboboxOptions {
  /** The input, handed over by the component that renders it. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly listId: string;
  /** Id of the active option, or null when the input itself is active. */
  readonly activeId: string | null;
  /** Whether the list has any options. */
  readonly expanded: boolean;
  /** Handles a key; true when it has been dealt with. */
  readonly onKey: (key: string) => boolean;
  /** The input's form was submitted with the text as it is. */
  readonly onSubmit: () => void;
}

const attributes = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];

/**
 * Makes an input that another component renders the combobox of a list while that list is mounted: sets its ARIA attributes,
 * listens to its keys, and restores the attributes afterwards.
 */
export function useCombobox({ input, listId, activeId, expanded, onKey, onSubmit }: ComboboxOptions): void {
  const handleKey = useEffectEvent(onKey);
  const handleSubmit = useEffectEvent(onSubmit);
  useEffect(() => {
    const element = input.current;
    if (!element) return undefined;
    const before = attributes.map((name) => [name, element.getAttribute(name)] as const);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (handleKey(event.key)) event.preventDefault();
    };
    const onFormSubmit = (): void => handleSubmit();
    const { form } = element;
    element.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', onFormSubmit);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', onFormSubmit);
      for (const [name, value] of before)
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
    };
  }, [input]);
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    element.setAttribute('role', 'combobox');
    element.setAttribute('aria-autocomplete', 'list');
    element.setAttribute('aria-expanded', String(expanded));
    element.setAttribute('aria-controls', listId);
    if (activeId) element.setAttribute('aria-activedescendant', activeId);
    else element.removeAttribute('aria-activedescendant');
  }, [input, listId, activeId, expanded]);
}
