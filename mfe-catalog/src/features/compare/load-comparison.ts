/** Loads the comparison bar and the functions that change the selection: on the first click on Compare, or when a selection is stored. */
export const loadComparison = () => import(/* webpackChunkName: "comparison-bar" */ './comparison-chunk.ts');
