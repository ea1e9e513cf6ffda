/** Where the rates come from; the select of currencies is described by it. */
export const currencyNoteId = 'currency-note';
