/** What the visitor folded and unfolded since this document was loaded; empty on the server, where nobody does. */
const folds = new Map<string, boolean>();

/** Props of a group of filters that is found again as it was left, also on the way back to a listing. */
export const openStateOf = (key: string, openAtFirst: boolean) => ({
  open: folds.get(key) ?? openAtFirst,
  onToggle: (open: boolean): void => {
    folds.set(key, open);
  },
});
