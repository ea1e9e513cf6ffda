import { useEffect, useEffectEvent } from 'react';

/** What the box does with the panel. */
export interface ComboboxOptions {
  readonly inputId: string;
  readonly listId: string;
  /** Id of the active option, or null when the box itself is. */
  readonly activeId: string | null;
  /** Whether there is a list to walk through. */
  readonly expanded: boolean;
  /** Handles a key; true when it is done with it. */
  readonly onKey: (key: string) => boolean;
  /** The box is sent off as it is. */
  readonly onSubmit: () => void;
}

const attributes = ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls', 'aria-activedescendant'];

/** Makes the shell's search box the combobox of the panel: tells it what is active and hears its keys. */
export function useCombobox({ inputId, listId, activeId, expanded, onKey, onSubmit }: ComboboxOptions): void {
  const handleKey = useEffectEvent(onKey);
  const handleSubmit = useEffectEvent(onSubmit);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const before = attributes.map((name) => [name, input.getAttribute(name)] as const);
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      if (handleKey(event.key)) event.preventDefault();
    };
    const onFormSubmit = (): void => handleSubmit();
    const { form } = input;
    input.addEventListener('keydown', onKeyDown);
    form?.addEventListener('submit', onFormSubmit);
    return () => {
      input.removeEventListener('keydown', onKeyDown);
      form?.removeEventListener('submit', onFormSubmit);
      for (const [name, value] of before)
        if (value === null) input.removeAttribute(name);
        else input.setAttribute(name, value);
    };
  }, [inputId]);
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(expanded));
    input.setAttribute('aria-controls', listId);
    if (activeId) input.setAttribute('aria-activedescendant', activeId);
    else input.removeAttribute('aria-activedescendant');
  }, [inputId, listId, activeId, expanded]);
}
