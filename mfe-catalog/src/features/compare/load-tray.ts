/** The code of the tray, which also chooses: it comes with the first press, or where something was chosen before. */
export const loadTray = () => import(/* webpackChunkName: "compare-tray" */ './tray.ts');
