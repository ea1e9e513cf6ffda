/** The code of the tray, which also chooses: it comes with the first press, or where something was chosen before. */
export const loadComparison = () => import(/* webpackChunkName: "comparison-bar" */ './comparison-chunk.ts');
