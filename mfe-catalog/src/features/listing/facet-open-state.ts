/** Which facet groups were opened or closed since the document was loaded. Always empty on the server. */
const folds = new Map<string, boolean>();

/** Props that keep a facet group open or closed as the visitor left it, also after coming back to a listing. */
export const openStateOf = (key: string, openAtFirst: boolean) => ({
  open: folds.get(key) ?? openAtFirst,
  onToggle: (open: boolean): void => {
    folds.set(key, open);
  },
});
